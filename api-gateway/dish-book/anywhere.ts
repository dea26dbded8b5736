import { type BookDish, type DishFood, idsOf, lighterOf } from './dish.ts'

/** A missing food, then what a cook uses instead in any dish, best first. Ids of the food table. */
const ROWS = [
  'onion red-onion shallot leek onion-frozen pearl-onions-frozen: celery bell-pepper-green fennel-bulb zucchini',
  'scallions: chives parsley celery',
  'onion-powder: celery-seed paprika',
  'garlic: chives shallot ginger celery',
  'garlic-powder: onion-powder paprika cumin',
  'ginger: garlic lemon-zest',
  'tomato cherry-tomatoes: bell-pepper-red cucumber carrots',
  'canned-tomatoes crushed-tomatoes tomato-sauce: bell-pepper-red pumpkin-canned',
  'tomato-paste: bell-pepper-red pumpkin-canned',
  'bell-pepper-red bell-pepper-green bell-pepper-yellow poblano-pepper: celery zucchini carrots green-beans',
  'mushrooms cremini-mushrooms shiitake-mushrooms portobello-mushrooms: zucchini eggplant cauliflower',
  'celery: fennel-bulb bell-pepper-green carrots zucchini',
  'carrots: bell-pepper-red zucchini celery',
  'cilantro: parsley mint basil-fresh',
  'parsley: cilantro chives basil-fresh',
  'egg egg-white: flax-egg',
  'mayonnaise mayonnaise-light: greek-yogurt mayonnaise-vegan avocado',
  'greek-yogurt greek-yogurt-nonfat yogurt-plain-whole: soy-yogurt almond-yogurt coconut-milk',
  'milk-2 milk-whole: soy-milk-unsweetened almond-milk oat-milk coconut-milk',
  'butter: olive-oil coconut-oil',
  'olive-oil canola-oil avocado-oil coconut-oil: avocado-oil olive-oil coconut-oil canola-oil vegetable-broth-low butter',
  'ghee: coconut-oil canola-oil vegetable-broth-low butter',
  'flour-all-purpose flour-whole-wheat flour-bread flour-cake: gluten-free-flour flour-rice oat-flour flour-almond flour-coconut',
  'flour-almond: gluten-free-flour oat-flour flour-whole-wheat flour-rice',
  'cornstarch: arrowroot potato-starch flour-almond flaxseed-ground',
  'breadcrumbs-panko breadcrumbs breadcrumbs-whole-wheat breadcrumbs-fresh: flour-almond oats-rolled pumpkin-seeds',
  'honey sugar sugar-brown maple-syrup molasses: allulose erythritol',
  'soy-sauce soy-sauce-low-sodium: tamari coconut-aminos vinegar-balsamic',
  'vinegar-cider vinegar-wine vinegar-rice vinegar-white vinegar-balsamic vinegar-malt: lemon-juice lime-juice vinegar-cider',
  'lemon-juice lemon: lime-juice vinegar-wine vinegar-cider',
  'lime-juice: lemon-juice vinegar-cider',
  'chili-powder cayenne red-pepper-flakes: paprika cumin',
  'red-chili jalapeno hot-sauce chipotle-adobo: bell-pepper-red paprika',
  'beef-broth-low beef-broth chicken-broth-low chicken-broth: vegetable-broth-low water',
  'vegetable-broth-low vegetable-broth: chicken-broth-low water',
  'salt: lemon-juice vinegar-cider cumin',
  'sesame-oil peanut-oil: canola-oil olive-oil vegetable-broth-low',
  'cream-cheese: greek-yogurt tofu-silken-firm avocado',
  'coconut-milk-light coconut-milk: half-and-half soy-milk-unsweetened almond-milk',
  'buttermilk: soy-milk-unsweetened almond-milk coconut-milk',
  'salsa: tomato avocado bell-pepper-red',
  'pizza-sauce marinara: crushed-tomatoes',
  'enchilada-sauce salsa-verde: tomato-sauce',
  'sriracha chili-garlic-sauce: bell-pepper-red paprika',
  'pecans walnuts almonds: pumpkin-seeds sunflower-seeds',
  'peanuts: pumpkin-seeds sunflower-seeds',
]

const INSTEAD = rowsOf(ROWS)

function rowsOf(rows: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rows.flatMap((row) => {
      const [usual = '', instead = ''] = row.split(': ')
      const ids = instead.split(' ')
      return usual.split(' ').map((id): [string, readonly string[]] => [id, ids.filter((one) => one !== id)])
    }),
  )
}

/**
 * Foods that can replace another even in the dish it defines. Not almond flour, since the cake is named after it; soy sauce, since a
 * stir-fry with balsamic vinegar is still a stir-fry.
 */
const YIELDS = /^(?:flour-(?!almond)|soy-sauce)/

const NONE: readonly string[] = []

/**
 * Substitutes that work in any dish, if the rules forbid everything the dish itself names. A food that defines a dish has none,
 * except flour and soy sauce: crepes from another flour are crepes, but an egg dish needs eggs.
 */
export function anywhereFor(part: DishFood): readonly string[] {
  const usual = idsOf(part)[0] ?? ''
  if (part.optional || (part.defines && !YIELDS.test(usual))) return NONE
  return INSTEAD.get(usual) ?? NONE
}

/**
 * What a cook uses instead where a dish is not named after the food, though it may define the dish: its steps do the same with both.
 * Only for people who may have none of the foods that the dish itself names.
 */
const STEADY_ROWS = [
  'lime-juice: lemon-juice vinegar-wine',
  'lemon-juice: lime-juice vinegar-wine',
  'vinegar-wine: lemon-juice lime-juice',
  'potato potato-red potato-russet potato-gold potato-new: celeriac rutabaga turnip carrots cauliflower',
  'wine-red wine-white beer cooking-wine shaoxing-wine: vegetable-broth-low chicken-broth-low',
  'flour-all-purpose flour-whole-wheat: cornstarch potato-starch arrowroot',
  'chili-powder: paprika',
  'garlic: shallot chives',
]

/** Only in what is cooked: a cake or a drink made with another food is another one. */
const COOKED_ROWS = [
  'coconut-milk coconut-milk-light: half-and-half soy-milk-unsweetened',
  'canned-tomatoes crushed-tomatoes tomato-sauce marinara: pumpkin-canned',
  'bacon pancetta: mushrooms',
  'hominy: white-beans cauliflower',
  'pineapple: orange mango',
]

const STEADY = rowsOf(STEADY_ROWS)
const COOKED = rowsOf(COOKED_ROWS)
const UNCOOKED = new Set(['cake', 'cookies', 'bread', 'dessert', 'drink', 'salad'])

/** Up to this many grams of flour a serving thicken, coat or bind; more of it is a dough. */
const LITTLE_FLOUR = 10
/** Starch does not brown as the flour of a roux does. */
const ROUX = /\broux\b|(?:light|deep|dark|reddish) brown/

/** Stand-ins that keep a dish what it is, best first. */
export function steadyStandIns({ ways, course }: BookDish, part: DishFood): readonly string[] {
  const [usual = ''] = idsOf(part)
  if (part.optional) return NONE
  if (
    /^flour-/.test(usual) &&
    (part.grams > LITTLE_FLOUR || ROUX.test(ways.flatMap(({ steps }) => steps).join(' ')))
  )
    return NONE
  return STEADY.get(usual) ?? (UNCOOKED.has(course) ? NONE : (COOKED.get(usual) ?? NONE))
}

/** Starch thickens more than flour does. */
export const asThick = (part: DishFood, by: string): number =>
  part.job === 'binder' && /^flour-/.test(part.use) && /starch$|^arrowroot/.test(by) ? 0.6 : 1

/** Every food that may take a role, best first: the dish's own, then lighter ones, then those a cook would use in any dish. */
export const takersOf = (part: DishFood): string[] => [
  ...idsOf(part),
  ...lighterOf(part),
  ...anywhereFor(part),
]

/** For tests: every id that is named. */
export const ANYWHERE: ReadonlyMap<string, readonly string[]> = INSTEAD
