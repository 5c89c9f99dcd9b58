// The 60 task cards (section 11 of RULES.md): their texts, and the WordNet roots and extra words of meaning and name cards.
// The matching words are collected by tools/lexicon/cards/task-words.ts; task-fit.ts judges a word.

/** A card as printed. */
export type PrintedTask = { readonly id: string; readonly text: string; readonly examples: readonly string[] };

const task = (id: string, text: string, examples: string): PrintedTask => ({ id, text, examples: examples.split(' ') });

export const TASK_CARDS: readonly PrintedTask[] = [
  task('T01', 'Any creature, in four letters or more.', 'HORSE SNAKE BEAR'),
  task('T02', 'A bird.', 'OWL DUCK SWAN'),
  task('T03', 'Something that lives in water: fish, shellfish, sea mammal.', 'CRAB SHARK WHALE'),
  task('T04', 'A creepy-crawly: insect, spider, worm, slug.', 'ANT MOTH BEETLE'),
  task('T05', 'A plant: tree, flower, herb, moss; four letters or more.', 'ROSE MAPLE TULIP'),
  task('T06', 'A fruit or a vegetable.', 'PEAR BEAN TOMATO'),
  task('T07', 'Something to eat, in five or six letters.', 'HONEY SALAD CHEESE'),
  task('T08', 'Something to drink.', 'TEA MILK COFFEE'),
  task('T09', 'A part of the body, in four letters or more.', 'HAND HEART KNEE'),
  task('T10', 'Something to wear.', 'HAT SHOE JACKET'),
  task('T11', 'A colour.', 'RED GREEN SILVER'),
  task('T12', 'A means of transport.', 'CAR BUS TRUCK'),
  task('T13', 'A tool.', 'SAW DRILL HAMMER'),
  task('T14', 'A musical instrument.', 'DRUM PIANO GUITAR'),
  task('T15', 'A piece of furniture.', 'BED CHAIR TABLE'),
  task('T16', 'A kind of building or room.', 'BARN HOTEL CHURCH'),
  task('T17', 'A job or profession.', 'COOK JUDGE DOCTOR'),
  task('T18', 'A member of the family.', 'SON UNCLE MOTHER'),
  task('T19', 'A sport or a game.', 'GOLF CHESS TENNIS'),
  task('T20', 'A kind of weather.', 'FOG RAIN STORM'),
  task('T21', 'A metal, an alloy or a chemical element (its name, not its symbol).', 'TIN GOLD OXYGEN'),
  task('T22', 'Money: a currency, a coin, a word for cash.', 'CENT COIN DOLLAR'),
  task('T23', 'A feeling.', 'FEAR LOVE HOPE'),
  task('T24', 'A stretch of time.', 'DAY MONTH SEASON'),
  task('T25', 'A body of water.', 'BAY RIVER OCEAN'),
  task('T26', 'A feature of the landscape.', 'HILL VALLEY CLIFF'),
  task('T27', 'A weapon.', 'GUN SWORD ARROW'),
  task('T28', 'A cloth or fabric.', 'SILK LINEN COTTON'),
  task('T29', 'Something from the kitchen drawer or the laid table.', 'CUP FORK KETTLE'),
  task('T30', 'A stone, mineral or gem.', 'RUBY SLATE MARBLE'),
  task('T31', 'A sound or noise.', 'ROAR SIGH CRASH'),
  task('T32', 'A ruler or noble.', 'KING QUEEN DUKE'),
  task('T33', 'A number word.', 'SIX TWELVE'),
  task('T34', 'A word that reads the same backwards.', 'EYE LEVEL'),
  task('T35', 'A word that spells another valid word backwards.', 'STOP PART'),
  task('T36', 'A word with two equal letters side by side, five letters or more.', 'LITTLE APPLE'),
  task('T37', 'A word that begins and ends with the same letter, four letters or more, not ending in S.', 'HIGH RIVER'),
  task('T38', 'A word without A, E, I, O or U.', 'SKY MYTH'),
  task('T39', 'A word with more vowels (A E I O U) than other letters, four letters or more.', 'IDEA HOUSE'),
  task('T40', 'A word with J, Q, X or Z.', 'ZOO QUIET'),
  task('T41', 'A six-letter word whose letters are all different.', 'FRIEND PLANET'),
  task('T42', 'A word whose letters are in alphabetical order, four letters or more.', 'BEST ALMOST'),
  task('T43', 'A word that is still a valid word without its first letter, five letters or more.', 'START CLOUD'),
  task(
    'T44',
    'A word that is still a valid word without its last letter, five letters or more, not ending in S.',
    'HEART STAGE',
  ),
  task('T45', 'A verb of five or six letters.', 'BRING FOLLOW'),
  task('T46', 'An adjective of five or six letters.', 'GREAT SIMPLE'),
  task('T47', 'An adverb of four letters or more.', 'OFTEN SOON'),
  task('T48', 'A word in which vowels and consonants alternate, five letters or more.', 'WATER MELON'),
  task('T49', 'A word that begins and ends with a vowel, four letters or more.', 'AREA ONCE'),
  task('T50', 'A word that hides a part of the body.', 'EARTH SLIP'),
  task('T51', 'A word that hides an animal.', 'PLANT SCOWL'),
  task('T52', 'A first name.', 'ANNA PETER'),
  task('T53', 'A city or town.', 'OSLO PARIS'),
  task('T54', 'A country.', 'PERU KENYA'),
  task('T55', 'A river.', 'NILE RHINE'),
  task('T56', 'A planet, moon, star or sign of the zodiac.', 'MARS SUN'),
  task('T57', 'A month, weekday or feast.', 'MAY EASTER'),
  task('T58', 'A language.', 'LATIN GREEK'),
  task('T59', 'A figure of old myths.', 'ZEUS THOR'),
  task('T60', 'The surname of a composer or painter.', 'BACH MONET'),
];

/** Cards that ask for a kind of thing: one of the first three senses of a noun is at or below one of the WordNet roots. */
export type MeaningCard = {
  readonly id: string;
  readonly roots: readonly string[];
  /** Roots that are excluded: a drink is not food. */
  readonly without: readonly string[];
  /** Words that WordNet misses, and words that it includes although people would not. */
  readonly also: readonly string[];
  readonly not: readonly string[];
};

const words = (text: string): readonly string[] => text.match(/\S+/g) ?? [];
const kind = (id: string, roots: string, also = '', not = '', without = ''): MeaningCard => ({
  id,
  roots: words(roots),
  without: words(without),
  also: words(also),
  not: words(not),
});

export const MEANING_CARDS: readonly MeaningCard[] = [
  kind(
    'T01',
    'animal.n.01',
    'AMOEBA SPONGE KIWI CANARY KITE PERCH PIKE BASS SOLE ROACH',
    `HUMAN HUMANS YOUNG HEAD ENTIRE FEMALE MALE GIANT ROYAL ADULT EMBRYO FETUS FOETUS HOMO WORKER POSTER MATE STUNT BEEF
    FEEDER QUEEN DRUDGE MOUNT`,
  ),
  kind('T02', 'bird.n.01', 'CANARY KITE KIWI COCK'),
  kind(
    'T03',
    `fish.n.01 mollusk.n.01 crustacean.n.01 aquatic_mammal.n.01 coelenterate.n.01`,
    'SEAL OTTER CORAL TURTLE RAY BASS SOLE PERCH PIKE ROACH URCHIN SPONGE',
    'SLATER',
  ),
  kind(
    'T04',
    'arthropod.n.01 worm.n.01 gastropod.n.01',
    'SLUG BUG GRUB LARVA PUPA MAGGOT ROACH NIT',
    'QUEEN WORKER CRAB SHRIMP PRAWN KRILL TRITON LIMPET CONCH WHELK COWRIE COWRY BRIT',
  ),
  kind(
    'T05',
    'plant.n.02 bryophyte.n.01',
    'KELP ALGA',
    'SIMPLE GLAD CHEAT CHESS CLOCKS SANG EMBRYO CHEESE TORCH GALAXY ACTIVE CROWD',
  ),
  kind(
    'T06',
    'edible_fruit.n.01 vegetable.n.01 edible_nut.n.01 berry.n.01',
    'LIME DATE OLIVE NUT FIG CORN MAIZE PEPPER GARLIC MARROW LENTIL SOYA KIWI',
    'CHIPS FRIES SNAP JACK CLING CHILLY',
  ),
  kind(
    'T07',
    'food.n.01 food.n.02',
    'OLIVE WAFFLE DONUT LOLLY KEBAB',
    `ORGANS WHITE GRASS GRAHAM FORAGE FODDER SILAGE EATER BOMBER CORAL FARCE JUMBLE WEDGE ELIXIR BIOTIN DRINK JUICE CONGO HERBAL`,
    'beverage.n.01',
  ),
  kind('T08', 'beverage.n.01', 'WATER JUICE SHAKE SQUASH', 'DOPE HERBAL'),
  kind(
    'T09',
    'body_part.n.01',
    'NAVEL',
    'REGION AREA LEFT GERM GRAFT BYPASS SHUNT ATTIC VEIL TUNIC ASTER LAMBDA PORTAL FACIAL HOOKS ACUMEN',
  ),
  kind(
    'T10',
    'clothing.n.01 footwear.n.02',
    'RING WATCH BROOCH BANGLE LOCKET SPECS TOP TEE HEELS HOOD SLIP POLO',
    'TURTLE ARCTIC BLUE GRAY GREY PURPLE SWITCH UPLIFT NAPKIN',
  ),
  kind(
    'T11',
    'color.n.01',
    'CREAM KHAKI LIME OLIVE ORCHID PLUM SIENNA BISQUE PEACH LILAC MINT RUST BRONZE COPPER AUBURN GINGER CERISE TAUPE SNOW',
    'COLOR COLOUR TINT TINGE SHADE BLEACH',
  ),
  kind(
    'T12',
    'vehicle.n.01 craft.n.02 public_transport.n.01 float.n.06',
    'METRO SUBWAY TUBE LINER MINI CYCLE',
    'LOCAL BERLIN CHIP BULLET JOLLY DANDY HEAP TOWER PIRATE SMOKER DINER',
  ),
  kind(
    'T13',
    'tool.n.01 implement.n.01',
    'FILE PLANE LADDER RULER FORK PICK LEVEL JACK CLAMP VICE VISE LATHE SIEVE HOSE TONGS ANVIL',
    'CHINA DELFT RUNWAY RAIL RAILS AXLE MAST LUMBER BOILER SABLE THONG DROVE SPIDER SHARP TAB',
  ),
  kind('T14', 'musical_instrument.n.01', 'HORN BELL PIPE PIPES BASS KEYS RATTLE', 'TRUMP FLUE'),
  kind(
    'T15',
    'furniture.n.01 cupboard.n.01 shelf.n.01',
    'CHEST DRAWER LOCKER SUITE RACK STAND MIRROR FUTON',
    'LOWER UPPER SETTLE',
  ),
  kind(
    'T16',
    'building.n.01 room.n.01 housing.n.01 shop.n.01 tower.n.01 place_of_business.n.01',
    `HUT BANK ATTIC CELLAR LOFT DEN FORT FLAT MILL STUDY ARENA CLUB CELL DEPOT JAIL GAOL PRISON MUSEUM GYM IGLOO HOVEL
    SHACK DAIRY FORGE`,
    'JOHN BOX BOOT CAR CAB ORACLE HEARTH LAGER',
  ),
  kind(
    'T17',
    'worker.n.01 professional.n.01 performer.n.01 creator.n.02 writer.n.01 clergyman.n.01 defender.n.01',
    `MONK SPY MAYOR SAILOR NUN AGENT BANKER BROKER TRADER DEALER BOSS RABBI IMAM GROCER VENDOR JOCKEY UMPIRE DIVER
    SELLER BUYER CADDIE RIDER`,
    `HEAVY LOVELY DIVINE HIRE FODDER BUNNY MACE GYPSY HUMMER TRIER DECOY COG MAN WOMAN GHOST RAT POSTER IDOL COOKIE CANARY PAWN
    THRUSH TANKER HOBO SLAVE PLANT HERO HAM TIER COYOTE GUTTER GEEK DRAWER SUPER`,
  ),
  kind('T18', 'relative.n.01', 'HUBBY BRO NANA NANNY GRAMPS', 'CHERUB MATRON'),
  kind(
    'T19',
    'sport.n.01 game.n.01 game.n.03 martial_art.n.01',
    'BRIDGE POOL LUDO TAG SKI GO DICE YOGA SNAP LUGE HIKING SURF RUMMY',
    'PLUNGE BATHE STEAL',
  ),
  kind(
    'T20',
    'weather.n.01 atmospheric_phenomenon.n.01',
    'MIST SUN SUNNY RAINY WINDY CLOUDY FOGGY STORMY MISTY SNOWY FROSTY HUMID HEAT COLD ICE HAZE SMOG FLOOD',
    'QUIET EASTER ELVES WHIFF SWEAT SUNSET DRAFT',
  ),
  kind('T21', 'chemical_element.n.01 alloy.n.01', '', 'PENCIL SNUFF SMUT SOOT CROCK CHAR METAL ALLOY'),
  kind(
    'T22',
    'monetary_unit.n.01 currency.n.01 money.n.01',
    'NOTE FIVER TENNER CHANGE CROWN MARK DUCAT RUBLE ROUBLE GRAND BRASS LOLLY DOSH LUCRE',
    'AT BUDGET PORK',
  ),
  kind(
    'T23',
    'feeling.n.01',
    'BLISS TRUST DOUBT HUNGER THIRST CALM STRESS BLUES CHEER UPSET NERVES',
    'FIT EGO PALL BOOT TASTE DREAM',
  ),
  kind(
    'T24',
    'time_period.n.01 time_unit.n.01',
    'LIFE DUSK BREAK RECESS JIFFY NOON',
    'FULL GO FLUSH WEE PICNIC APOGEE RAG TRICK OUTING PEAK PASS',
  ),
  kind('T25', 'body_of_water.n.01', 'SPRING SOUND LOCH MOAT BASIN HARBOR DAM', 'NARROW RECESS'),
  kind(
    'T26',
    'geological_formation.n.01 land.n.04',
    `DESERT FIELD MOOR MARSH RIVER LAKE STREAM POND BROOK CREEK WOOD MEADOW JUNGLE SWAMP BOG FEN HEATH OASIS GLADE ROCK PEAK
    SUMMIT RANGE PASS`,
    'CAVITY CANT CAMBER FALL',
  ),
  kind(
    'T27',
    'weapon.n.01',
    'BOW BOMB AXE MINE CLUB WHIP MACE TANK ROCKET SLING PIKE BLADE SHELL NUKE FLAIL CUDGEL COSH TASER',
    'CREASE',
  ),
  kind(
    'T28',
    'fabric.n.01',
    'LYCRA HEMP CORD JUTE MESH NET',
    'ROYAL SAIL JIB LUG YOKE TUCKER BIB CANOPY LINT PASTY TAG LINER INSET GORE',
  ),
  kind(
    'T29',
    'kitchen_utensil.n.01 tableware.n.01 cutlery.n.02 vessel.n.03',
    `KNIFE PLATE MUG GLASS TRAY TONGS SIEVE PEELER GRATER OPENER NAPKIN CLOTH CANDLE CRUET SALT PEPPER LID WOK SKEWER STRAW
    BOARD`,
    'BATH SHOOK SUMP FONT TANK WELL RETORT STOOP BOILER BOAT',
  ),
  kind(
    'T30',
    'rock.n.01 rock.n.02 mineral.n.01 jewel.n.01 gem.n.02',
    'AMBER FLINT SALT COAL COBBLE JET SILICA',
    'MATRIX PLASMA ICE',
  ),
  kind(
    'T31',
    'sound.n.04 noise.n.01',
    `RING MOAN CRY YELL SHOUT SQUEAL GROAN SNORE SNORT COUGH WHINE YELP PURR MEOW WOOF HOOT CHIRP TWEET CREAK CRACK FIZZ ECHO
    HONK BURP LAUGH GIGGLE SNEEZE TUNE NOTE MUSIC TONE WAIL SOB GASP CHIME`,
    'PLUMP',
  ),
  kind('T32', 'ruler.n.01 aristocrat.n.01', 'LADY DAME SQUIRE ROYAL SIR TSAR SHAH KAISER DOGE RANI'),
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
