import type { Aisle } from '@evenplate/domain/shop-food'
import type { Food, PlateGroup } from '../table/food.ts'
import type { FoodGroup } from '../table/food-groups.ts'
import { foodGroupOf } from '../table/foods.ts'

/** Where a shop keeps a food: by its file, unless it is frozen, canned or dried; for other USDA foods by their place on the plate. */
export function aisleOf(food: Food): Aisle {
  const own = OWN.get(food.id)
  if (own) return own
  if (FROZEN.test(food.name)) return 'frozen'
  const group = foodGroupOf(food.id)
  if (!group) return BY_PLATE[food.group]
  if (food.seasoning && group === 'herbs') return DRIED.test(food.name) ? 'spices' : 'produce'
  if (IN_CANS.has(group) && isCanned(food)) return 'cans'
  return BY_GROUP[group]
}

const FROZEN = /\bfrozen\b|ice cream|sherbet|\bfries\b/i
const DRIED = /\bdried\b|seasoning|za'atar|bay|rose water/i

const isCanned = ({ name, drainedShare, measures }: Food): boolean =>
  drainedShare !== undefined ||
  /\bcanned\b/.test(name) ||
  measures.some(({ unit }) => unit === 'can' || unit === 'jar')

/** Groups of fresh foods with some canned ones among them. */
const IN_CANS: ReadonlySet<FoodGroup> = new Set([
  'leaves-and-sprouts',
  'fruiting-vegetables',
  'pods-and-peas',
  'roots-onions-and-stems',
  'mushrooms-and-seaweed',
  'starchy-vegetables',
  'poultry',
  'fish',
  'shellfish',
  'plant-milks',
])

const BY_GROUP: Readonly<Record<FoodGroup, Aisle>> = {
  'leaves-and-sprouts': 'produce',
  cabbages: 'produce',
  'fruiting-vegetables': 'produce',
  'pods-and-peas': 'produce',
  'roots-onions-and-stems': 'produce',
  'mushrooms-and-seaweed': 'produce',
  'pickles-and-olives': 'cans',
  'starchy-vegetables': 'produce',
  fruit: 'produce',
  citrus: 'produce',
  'dried-fruit': 'baking',
  'canned-fruit': 'cans',
  poultry: 'meat',
  meat: 'meat',
  'sausages-and-cured-meat': 'meat',
  fish: 'fish',
  shellfish: 'fish',
  eggs: 'dairy',
  'milk-and-cream': 'dairy',
  'yogurt-and-ice-cream': 'dairy',
  cheese: 'dairy',
  'soy-and-meatless': 'dairy',
  'plant-milks': 'dairy',
  pulses: 'cans',
  'dried-pulses': 'dry',
  rice: 'dry',
  'breakfast-cereals': 'dry',
  grains: 'dry',
  pasta: 'dry',
  noodles: 'dry',
  breads: 'bakery',
  'pastry-and-batter': 'bakery',
  'crackers-and-snacks': 'snacks',
  flours: 'baking',
  'nuts-and-seeds': 'baking',
  'fats-and-oils': 'oils',
  'sugars-and-syrups': 'baking',
  'sugar-substitutes': 'baking',
  'jams-and-sweets': 'snacks',
  'chocolate-and-baking': 'baking',
  'asian-sauces': 'oils',
  'vinegars-and-dressings': 'oils',
  'sauces-and-condiments': 'oils',
  'broths-and-soups': 'cans',
  herbs: 'produce',
  spices: 'spices',
  drinks: 'drinks',
  packaged: 'baking',
  composed: 'other',
}

const BY_PLATE: Readonly<Record<PlateGroup, Aisle>> = {
  vegetable: 'produce',
  fruit: 'produce',
  protein: 'meat',
  dairy: 'dairy',
  carbohydrate: 'dry',
  fat: 'oils',
  other: 'other',
}

/** Foods that a shop keeps in a different aisle than the rest of their file. */
const OWN: ReadonlyMap<string, Aisle> = new Map(
  Object.entries({
    produce: 'pumpkin spaghetti-squash coleslaw-mix edamame',
    dairy: `butter butter-unsalted butter-whipped butter-light margarine vegan-butter hummus guacamole tzatziki
      crescent-dough biscuit-dough-large biscuit-dough-small cinnamon-roll-dough sugar-cookie-dough chocolate-chip-cookie-dough
      peanut-butter-cookie-dough pie-crust-refrigerated`,
    spices: 'salt bouillon-cube beef-bouillon vegetable-bouillon furikake au-jus-mix chili-seasoning',
    oils: 'salad-dressing-mayo',
    meat: 'cocktail-sausages',
    baking: `chickpea-flour soy-flour milk-powder-nonfat milk-powder-whole buttermilk-powder mixed-seeds
      coconut-fresh coconut-milk-powder seitan-gluten whey-protein whey-isolate soy-protein-isolate pea-protein egg-white-powder
      onion-flakes`,
    cans: `evaporated-milk condensed-milk sun-dried-tomatoes-oil tomato-paste roasted-red-peppers salsa salsa-verde
      chipotle-adobo marinara pizza-sauce enchilada-sauce alfredo-sauce capers
      cheese-soup cream-of-potato cream-of-onion cream-of-asparagus cream-of-broccoli cream-of-shrimp broccoli-cheese-soup
      golden-mushroom-soup french-onion-soup-condensed chicken-noodle-condensed vegetable-beef-condensed bean-bacon-condensed
      chili-beans pork-and-beans chili-canned chili-no-beans spam fruit-cocktail-heavy pears-canned-heavy apricots-canned-heavy`,
    dry: `soybeans-dry tofu-dried pudding-mix breadcrumbs breadcrumbs-seasoned breadcrumbs-panko breadcrumbs-whole-wheat nori wakame kelp tvp
      shiitake-dried ancho-dried pasilla-dried
      frosted-flakes rice-chex wheat-chex crispix special-k capn-crunch lucky-charms froot-loops fruity-pebbles cocoa-pebbles
      golden-grahams cinnamon-toast-crunch cocoa-puffs life-cereal honey-bunches raisin-bran wheaties kix cocoa-krispies
      honey-nut-cheerios corn-pops trix apple-jacks stuffing-herb stuffing-cornbread scalloped-potato-mix au-gratin-mix
      rice-vermicelli-chicken rice-vermicelli-beef rice-pilaf-mix spanish-rice-mix hamburger-helper shells-and-cheese`,
    snacks: `soy-nuts granola-bar plantain-chips croutons m-and-ms m-and-ms-mini m-and-ms-peanut chocolate-kisses milk-chocolate-bar
      snickers snickers-fun peanut-butter-cups peanut-butter-cups-mini reeses-pieces butterfinger rolo corn-chips butter-crackers ritz-crackers`,
    frozen: 'waffles acai fish-sticks berries-mixed pie-crust-deep',
    drinks:
      'coconut-water tomato-juice orange-juice pepper-soda orange-soda grape-soda cream-soda orange-drink-powder',
  }).flatMap(([aisle, ids]) => ids.split(/\s+/).map((id): [string, Aisle] => [id, aisle as Aisle])),
)
