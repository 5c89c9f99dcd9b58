// The 60 task cards (section 11 of RULES.md). The words that match them are collected by tools/lexicon/cards; task-fit.ts judges
// a word.

/** A card as printed. */
export type PrintedTask = { readonly id: string; readonly text: string; readonly examples: readonly string[] };

const task = (id: string, text: string, examples: string): PrintedTask => ({ id, text, examples: examples.split(' ') });

export const TASK_CARDS: readonly PrintedTask[] = [
  task('T01', 'An animal (four letters or more). People don’t count.', 'HORSE SNAKE BEAR'),
  task('T02', 'A bird.', 'OWL DUCK SWAN'),
  task(
    'T03',
    'An animal that lives in water: a fish, shellfish or sea mammal. Water birds don’t count.',
    'CRAB SHARK WHALE',
  ),
  task('T04', 'A creepy-crawly: an insect, spider, worm, slug or snail.', 'ANT MOTH BEETLE'),
  task('T05', 'A plant, such as a tree, flower or herb (four letters or more).', 'ROSE MAPLE TULIP'),
  task('T06', 'A fruit or a vegetable.', 'PEAR BEAN TOMATO'),
  task('T07', 'Something to eat (five or six letters). Drinks don’t count.', 'HONEY SALAD CHEESE'),
  task('T08', 'Something to drink.', 'TEA MILK COFFEE'),
  task('T09', 'A part of the body (four letters or more).', 'HAND HEART KNEE'),
  task('T10', 'Something to wear.', 'HAT SHOE JACKET'),
  task('T11', 'A color.', 'RED GREEN SILVER'),
  task('T12', 'A vehicle or another means of transportation, such as a BICYCLE.', 'CAR BUS TRUCK'),
  task('T13', 'A tool.', 'SAW DRILL HAMMER'),
  task('T14', 'A musical instrument.', 'DRUM PIANO GUITAR'),
  task('T15', 'A piece of furniture.', 'BED CHAIR TABLE'),
  task('T16', 'A kind of building or room.', 'BARN HOTEL CHURCH'),
  task('T17', 'A job or profession.', 'COOK JUDGE DOCTOR'),
  task('T18', 'A family member, such as a GRANDFATHER.', 'SON UNCLE MOTHER'),
  task('T19', 'A sport or a game.', 'GOLF CHESS TENNIS'),
  task('T20', 'A kind of weather.', 'FOG RAIN STORM'),
  task(
    'T21',
    'A metal, such as ALUMINUM, or another chemical element, such as HYDROGEN. Symbols don’t count.',
    'TIN GOLD OXYGEN',
  ),
  task('T22', 'Money: a currency, a coin, a word for cash.', 'CENT COIN DOLLAR'),
  task('T23', 'A feeling.', 'FEAR LOVE HOPE'),
  task('T24', 'A length of time, such as a CENTURY.', 'DAY MONTH SEASON'),
  task('T25', 'Water that you could find on a map, such as a WATERFALL.', 'BAY RIVER OCEAN'),
  task('T26', 'A part of the landscape, such as a MOUNTAIN.', 'HILL VALLEY CLIFF'),
  task('T27', 'A weapon.', 'GUN SWORD ARROW'),
  task('T28', 'A kind of cloth, such as CORDUROY.', 'SILK LINEN COTTON'),
  task('T29', 'Something you cook with or put on the table, but not food.', 'CUP FORK KETTLE'),
  task('T30', 'A kind of stone, mineral or jewel, such as a DIAMOND.', 'RUBY SLATE MARBLE'),
  task('T31', 'A sound or noise.', 'ROAR SIGH CRASH'),
  task('T32', 'Someone who rules a country or has a noble title, such as an EMPEROR.', 'KING QUEEN DUKE'),
  task('T33', 'A whole number spelled out, such as SEVENTEEN. FIRST and HALF don’t count.', 'SIX TWELVE'),
  task('T34', 'A word of three letters or more that’s the same backward, such as ROTATOR.', 'EYE LEVEL'),
  task('T35', 'A word of three letters or more that spells a different word backward.', 'STOP PART'),
  task('T36', 'A word of five letters or more with a double letter, such as BALLOON.', 'LITTLE APPLE'),
  task('T37', 'A word of four letters or more that begins and ends with the same letter, but not “S”.', 'HIGH RIVER'),
  task('T38', 'A word of three letters or more without “A”, “E”, “I”, “O” or “U”.', 'SKY MYTH'),
  task('T39', 'A word of four letters or more with more vowels (A, E, I, O, U) than other letters.', 'IDEA HOUSE'),
  task('T40', 'A word of three letters or more with a “J”, “Q”, “X” or “Z”.', 'ZOO QUIET'),
  task('T41', 'A six-letter word whose letters are all different.', 'FRIEND PLANET'),
  task(
    'T42',
    'A word of four letters or more with its letters in ABC order. No letter may appear twice.',
    'BEST ALMOST',
  ),
  task(
    'T43',
    'A word of five letters or more that’s still a word without its first letter, such as PRESIDENT.',
    'START CLOUD',
  ),
  task(
    'T44',
    'A word of five letters or more that’s still a word without its last letter, such as THOUGHT. It can’t end in “S”.',
    'HEART STAGE',
  ),
  task(
    'T45',
    'A verb (a word for what someone does) of five or six letters. Forms such as PLAYED don’t count.',
    'BRING FOLLOW',
  ),
  task(
    'T46',
    'An adjective (a word that describes something) of five or six letters. NICER and TIRED don’t count.',
    'GREAT SIMPLE',
  ),
  task(
    'T47',
    'An adverb of four letters or more. It says how, when or where, such as YESTERDAY. LATER doesn’t count.',
    'OFTEN SOON',
  ),
  task(
    'T48',
    'A word of five letters or more in which vowels (A, E, I, O, U) and other letters take turns, such as ELEVATOR.',
    'WATER MELON',
  ),
  task('T49', 'A word of four letters or more that begins and ends with a vowel (A, E, I, O, U).', 'AREA ONCE'),
  task(
    'T50',
    'A word with a part of the body hidden in it, such as PHARMACY (ARM). Just adding “S” doesn’t count.',
    'EARTH SLIP',
  ),
  task(
    'T51',
    'A word with an animal hidden in it, such as EDUCATION (CAT). Just adding “S” doesn’t count.',
    'PLANT SCOWL',
  ),
  task('T52', 'A first name.', 'ANNA PETER'),
  task('T53', 'A city or town.', 'OSLO PARIS'),
  task('T54', 'A country, past or present.', 'PERU KENYA'),
  task('T55', 'A river.', 'NILE RHINE'),
  task('T56', 'The name of a planet, moon, star, group of stars or star sign.', 'MARS SUN'),
  task('T57', 'A month, a day of the week or a holiday.', 'MAY EASTER'),
  task('T58', 'A language.', 'LATIN GREEK'),
  task('T59', 'A god, hero or creature from an old myth.', 'ZEUS THOR'),
  task('T60', 'The last name of a painter or composer (someone who writes music).', 'BACH MONET'),
];

const idsFrom = (first: number, last: number): readonly string[] =>
  TASK_CARDS.slice(first - 1, last).map(({ id }) => id);

/** Cards that ask for a kind of thing, for a word class, or for a name (OB-062). The place of a card among them is its bit in the
 *  built lexicon. */
export const MEANING_CARDS = idsFrom(1, 32);
export const WORD_CLASS_CARDS = idsFrom(45, 47);
export const NAME_CARDS = idsFrom(52, 60);

/** The smallest number of letters that cards about meaning or class ask for. */
export const MIN_LETTERS: ReadonlyMap<string, number> = new Map([
  ['T01', 4],
  ['T05', 4],
  ['T07', 5],
  ['T09', 4],
  ['T45', 5],
  ['T46', 5],
  ['T47', 4],
]);
