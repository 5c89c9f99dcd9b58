// Which words of WordNet match the task cards of Outside the Box: its roots for cards about meaning and for names, its letters for
// word classes.

/** Cards that ask for a kind of thing: one of the first three senses of a noun is at or below one of the WordNet roots.
 *  Words settled by hand are in tools/lexicon/cards/task-words. */
type MeaningRoots = {
  readonly roots: readonly string[];
  /** Roots that are excluded: a drink is not food. */
  readonly without: readonly string[];
};

const words = (text: string): readonly string[] => text.match(/\S+/g) ?? [];
const kind = (id: string, roots: string, without = ''): readonly [string, MeaningRoots] => [
  id,
  { roots: words(roots), without: words(without) },
];

export const MEANING_ROOTS: ReadonlyMap<string, MeaningRoots> = new Map([
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
]);

/** Cards that ask for a word class, with WordNet's letter for it: the word has a sense of that class. */
export const CLASS_LETTERS: ReadonlyMap<string, 'v' | 'a' | 'r'> = new Map([
  ['T45', 'v'],
  ['T46', 'a'],
  ['T47', 'r'],
]);

/** Names below these roots match, too. */
export const NAME_ROOTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['T53', words('city.n.01')],
  ['T54', words('country.n.02')],
  ['T55', words('river.n.01')],
  ['T58', words('natural_language.n.01')],
  ['T59', words('deity.n.01 mythical_being.n.01')],
  ['T60', words('composer.n.01 painter.n.01')],
]);
