// The 60 task cards (section 11 of RULES.md): their texts, and the WordNet roots and extra words of meaning and name cards.
// The matching words are collected by tools/lexicon/cards/task-words.ts; task-fit.ts judges a word.

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
  task('T42', 'A word of four letters or more with its letters in ABC order. No letter may come twice.', 'BEST ALMOST'),
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

/** Cards that ask for a kind of thing: one of the first three senses of a noun is at or below one of the WordNet roots.
 *  Words settled by hand are in tools/lexicon/cards/task-words. */
export type MeaningCard = {
  readonly id: string;
  readonly roots: readonly string[];
  /** Roots that are excluded: a drink is not food. */
  readonly without: readonly string[];
};

const words = (text: string): readonly string[] => text.match(/\S+/g) ?? [];
const kind = (id: string, roots: string, without = ''): MeaningCard => ({
  id,
  roots: words(roots),
  without: words(without),
});

export const MEANING_CARDS: readonly MeaningCard[] = [
  kind('T01', 'animal.n.01'),
  kind('T02', 'bird.n.01'),
  kind('T03', 'fish.n.01 mollusk.n.01 crustacean.n.01 aquatic_mammal.n.01 coelenterate.n.01'),
  kind('T04', 'arthropod.n.01 worm.n.01 gastropod.n.01'),
  kind('T05', 'plant.n.02 bryophyte.n.01'),
  kind('T06', 'edible_fruit.n.01 vegetable.n.01 edible_nut.n.01 berry.n.01'),
  kind('T07', 'food.n.01 food.n.02', 'beverage.n.01'),
  kind('T08', 'beverage.n.01'),
  kind('T09', 'body_part.n.01'),
  kind('T10', 'clothing.n.01 footwear.n.02'),
  kind('T11', 'color.n.01'),
  kind('T12', 'vehicle.n.01 craft.n.02 public_transport.n.01 float.n.06'),
  kind('T13', 'tool.n.01 implement.n.01'),
  kind('T14', 'musical_instrument.n.01'),
  kind('T15', 'furniture.n.01 cupboard.n.01 shelf.n.01'),
  kind('T16', 'building.n.01 room.n.01 housing.n.01 shop.n.01 tower.n.01 place_of_business.n.01'),
  kind('T17', 'worker.n.01 professional.n.01 performer.n.01 creator.n.02 writer.n.01 clergyman.n.01 defender.n.01'),
  kind('T18', 'relative.n.01'),
  kind('T19', 'sport.n.01 game.n.01 game.n.03 martial_art.n.01'),
  kind('T20', 'weather.n.01 atmospheric_phenomenon.n.01'),
  kind('T21', 'chemical_element.n.01 alloy.n.01'),
  kind('T22', 'monetary_unit.n.01 currency.n.01 money.n.01'),
  kind('T23', 'feeling.n.01'),
  kind('T24', 'time_period.n.01 time_unit.n.01'),
  kind('T25', 'body_of_water.n.01'),
  kind('T26', 'geological_formation.n.01 land.n.04'),
  kind('T27', 'weapon.n.01'),
  kind('T28', 'fabric.n.01'),
  kind('T29', 'kitchen_utensil.n.01 tableware.n.01 cutlery.n.02 vessel.n.03'),
  kind('T30', 'rock.n.01 rock.n.02 mineral.n.01 jewel.n.01 gem.n.02'),
  kind('T31', 'sound.n.04 noise.n.01'),
  kind('T32', 'ruler.n.01 aristocrat.n.01'),
];

/** Cards that ask for a word class, with WordNet's letter for it: the word has a sense of that class. */
export type WordClassCard = { readonly id: string; readonly pos: 'v' | 'a' | 'r' };
export const WORD_CLASS_CARDS: readonly WordClassCard[] = [
  { id: 'T45', pos: 'v' },
  { id: 'T46', pos: 'a' },
  { id: 'T47', pos: 'r' },
];

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

/** Cards that accept names although they are not words (OB-062): the listed ones, and those below WordNet's `roots`. */
export type NameCard = { readonly id: string; readonly roots: readonly string[]; readonly listed: readonly string[] };
const names = (id: string, roots: string, listed: string): NameCard => ({
  id,
  roots: words(roots),
  listed: words(listed),
});

export const NAME_CARDS: readonly NameCard[] = [
  names(
    'T52',
    '',
    `ADAM ALAN ALEX ALICE AMY ANDREW ANN ANNA ANNE ARTHUR BEN BETH BOB BRIAN CARL CARLA CHLOE CLARA DAN DANIEL DAVID DIANA DYLAN
    EDITH ELLA ELLEN EMILY EMMA ERIC ERIN ETHAN EVA EVAN FELIX FIONA FRANK GEMMA GINA GRACE HANNAH HARRY HELEN HENRY IAN IDA
    IRENE IVAN JACK JACOB JAMES JANE JASON JEAN JOAN JOHN JULIA KAREN KATE KEVIN LARA LAURA LENA LEO LIAM LILY LISA LOUIS LUCY
    LUKE LUNA MARIA MARK MARTIN MARY MIA NINA NOAH NORA OLIVER OSCAR OTTO OWEN PAUL PETER RALPH ROBERT ROSE RUBY RUTH RYAN SAM
    SARAH SIMON SOFIA STELLA SUSAN THOMAS TIM TINA TOM VERA VICTOR WALTER ZOE
    AIDEN AVA BELLA CALEB ELIAS ERIK FINN FREYA HUGO ISLA JADE LEON LIV LOLA LUCA MASON MAX MILA OLGA PIA TESS THEO TOBY WEI YUKI`,
  ),
  names(
    'T53',
    'city.n.01',
    `ACCRA ATHENS AUSTIN BERLIN BERN BONN BOSTON CAIRO CORK DALLAS DELHI DENVER DOHA DUBAI DUBLIN GENEVA GENOA GHENT HANOI HAVANA
    KYOTO LAGOS LEEDS LIMA LINZ LISBON LONDON LYON MADRID MALMO MANILA MECCA MIAMI MILAN MINSK MUMBAI MUNICH NANTES NAPLES NICE
    ODESSA OSAKA OSLO OTTAWA OXFORD PARIS PERTH PISA PRAGUE QUITO RABAT RENO RIGA ROME SEOUL SOFIA SPLIT SYDNEY TAIPEI TAMPA
    TEHRAN TOKYO TRIER TUNIS TURIN VENICE VERONA VIENNA WARSAW YORK ZAGREB ZURICH`,
  ),
  names(
    'T54',
    'country.n.02',
    `ANGOLA BELIZE BENIN BHUTAN BRAZIL BRUNEI CANADA CHAD CHILE CHINA CUBA CYPRUS EGYPT FIJI FRANCE GABON GAMBIA GHANA GREECE
    GUINEA GUYANA HAITI INDIA IRAN IRAQ ISRAEL ITALY JAPAN JORDAN KENYA KUWAIT LAOS LATVIA LIBYA MALAWI MALI MALTA MEXICO MONACO
    NAURU NEPAL NIGER NORWAY OMAN PALAU PANAMA PERU POLAND QATAR RUSSIA RWANDA SAMOA SERBIA SPAIN SUDAN SWEDEN SYRIA TAIWAN TOGO
    TONGA TURKEY TUVALU UGANDA YEMEN ZAMBIA`,
  ),
  names(
    'T55',
    'river.n.01',
    `AMAZON CONGO DANUBE EBRO ELBE GANGES INDUS JORDAN LOIRE MEKONG NIGER NILE ODER OHIO PO RHINE RHONE SEINE TAGUS THAMES TIBER
    TIGRIS URAL VOLGA WESER YUKON
    AVON CAM CLYDE DOURO DRAVA EXE ISAR MAIN MEUSE MOSEL NEVA PLATTE SAAR SAONE SEVERN SOMME SPREE TAY TEES TRENT TYNE
    DON`,
  ),
  names(
    'T56',
    '',
    `ALGOL ALTAIR ARIES CANCER CASTOR CERES CYGNUS DEIMOS DENEB DRACO EARTH EUROPA GEMINI HYDRA IO LEO LIBRA LYRA MARS MOON ORION
    PHOBOS PISCES PLUTO POLLUX RIGEL SATURN SIRIUS SPICA SUN TAURUS TITAN TRITON URANUS VEGA VENUS VIRGO`,
  ),
  names(
    'T57',
    '',
    `ADVENT APRIL AUGUST DIWALI EASTER EID FRIDAY HOLI JULY JUNE LAMMAS LENT MARCH MAY MONDAY NOEL PESACH PURIM SUKKOT SUNDAY
    YULE`,
  ),
  names(
    'T58',
    'natural_language.n.01',
    `ARABIC BASQUE CZECH DANISH DUTCH FRENCH GAELIC GERMAN GREEK HEBREW HINDI IRISH KOREAN LATIN MALAY MAORI POLISH SLOVAK TAMIL
    THAI URDU WELSH ZULU`,
  ),
  names(
    'T59',
    'deity.n.01 mythical_being.n.01',
    `APOLLO ARES ATHENA ATLAS CUPID DIANA EROS FREYA HADES HECTOR HELEN HERA HERMES ICARUS ISIS JUNO LOKI MEDUSA ODIN ORION OSIRIS
    PAN PARIS RA SATURN THOR VENUS VULCAN ZEUS`,
  ),
  names(
    'T60',
    'composer.n.01 painter.n.01',
    `BACH BIZET BRAHMS CHOPIN DALI DEGAS DVORAK ELGAR GOYA GRIEG HANDEL HAYDN HOLST KAHLO KLEE LISZT MAHLER MANET MONET MOZART
    MUNCH RAVEL RENOIR RUBENS TITIAN TURNER VERDI WAGNER WARHOL`,
  ),
];
