import type { BookDish, DishFood } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { isPulse, isRoot, pulsesBeside, starchBeside } from './beside-starch.ts'
import { type Found, isHotSoup, isPot } from './beside-way.ts'
import type { Seat } from './cast.ts'
import { minutesNeeded } from './cooked-through.ts'
import { isMeaty, isRelish, isTough, JOINS, joinedGrams, needsHeat, needsSoaking, placesOf } from './kinds.ts'
import { isPinch } from './noticeable.ts'

/** A food served with or on a dish that has no role for it, the step that adds it, and how odd that is. */
export type Beside = { seat: Seat; step: string; price: number }

const SAVORY = new Set(['main', 'breakfast', 'soup', 'salad', 'sandwich', 'side', 'dip', 'sauce'])
const SWEET = new Set(['dessert', 'snack', 'breakfast', 'cake', 'cookies', 'bread'])
/** Oats with banana do not go with potatoes. */
const isSweet = ({ foods, course }: BookDish): boolean =>
  course !== 'main' &&
  course !== 'salad' &&
  foods.some(
    ({ job, defines, optional }) =>
      (job === 'sweet' && !optional) || (job === 'fruit' && (defines || !optional)),
  )

const RAW =
  /^(?:cucumber|(?:tomato|roma-tomato|carrots|carrots-baby|celery|coleslaw|coleslaw-mix)$|cherry-tomatoes|radishes|bell-pepper|jicama|snow-peas|garden-cress|alfalfa)/
/** From a jar or a can, and eaten as it is. */
const JARRED =
  /^(?:sun-dried-tomatoes|roasted-red-peppers|pimientos|banana-pepper|hearts-of-palm|nopales-jarred|water-chestnuts|bamboo-shoots|beets-pickled|artichoke-hearts-canned)/
/** What sauces are made of. */
const SAUCY = /^(?:tomato-(?:sauce|puree|paste)|tomatoes-stewed|crushed-tomatoes|canned-tomatoes)/
const SLOW =
  /potato|squash|beets|carrots|parsnip|turnip|rutabaga|yam|cassava|corn|pumpkin|celeriac|kohlrabi|brussels|artichoke/
const READY =
  /cooked|canned|baked|boiled|mashed|drained|smoked|deli|ham|rotisserie|jerky|prosciutto|salami|pepperoni/
/** Bought to be made into something else. */
const UNMADE =
  /(?<!sour)dough|(?:cheese|gravy|pie|jus|soup|pudding|helper)-mix|^pudding-mix|^(?:milk|buttermilk|coconut-milk|peanut-butter)-powder|^condensed-milk/

export function besideOf(dish: BookDish, entry: Entry, at: number): Beside | null {
  const role = `beside-${at}`
  if (SWEETENER.test(entry.food.id)) return sweetened(dish, entry, role)
  if (needsSoaking(entry, '') || UNMADE.test(entry.food.id)) return null
  const place = placesOf(entry)[0]
  if (!place || FROSTING.test(entry.food.id) || (place === 'vegetable' && isPinch(entry)))
    return seasoned(dish, entry, role)
  const found = wayBeside(dish, entry, place, role)
  if (!found) return null
  const { job } = JOINS[place]
  const grams = joinedGrams(place, entry, found.grams)
  const part: DishFood = { role, job, use: entry.food.id, grams }
  const range = job === 'starch' ? [0.5, 1.6] : job === 'main' ? [0.8, 1.5] : [0.6, 1.6]
  return {
    seat: {
      part,
      entry: isRoot(entry) && !entry.cut ? { ...entry, cut: 'cut into 1-inch pieces' } : entry,
      as: 'joined',
      firm: true,
      grams,
      least: grams * range[0]!,
      most: grams * range[1]!,
    },
    step: found.step,
    price: found.price,
  }
}

const SWEETENER = /^(?:honey|maple-syrup|sugar|sugar-brown|agave|agave-syrup|molasses)$/

/** A spoonful of honey on a dish that is sweet anyway. */
function sweetened(dish: BookDish, entry: Entry, role: string): Beside | null {
  if (!SWEET.has(dish.course) && dish.course !== 'drink' && !SAVORY.has(dish.course)) return null
  const part: DishFood = { role, job: 'sweet', use: entry.food.id, grams: 9 }
  const seat: Seat = { part, entry, as: 'joined', firm: true, grams: 9, least: 8.5, most: 15 }
  const isSavory = SAVORY.has(dish.course) && !isSweet(dish)
  return isSavory
    ? { seat, step: `Drizzle the {${role}} over just before serving.`, price: 6 }
    : { seat, step: `Sweeten with the {${role}}.`, price: 3 }
}

const HERB =
  /^(?:basil|cilantro|parsley|mint|dill|chives|rosemary|thyme|oregano|sage|tarragon|chervil)(?:-fresh)?$/
const SWEET_SPICE =
  /cinnamon|nutmeg|cardamom|allspice|cloves|pumpkin-pie-spice|ginger-ground|vanilla-extract|matcha/
const SALTY =
  /^(?:soy-sauce|tamari|fish-sauce|ponzu|liquid-aminos|miso|doenjang|wasabi|worcestershire|oyster|hot-sauce|tabasco|sriracha|sambal|harissa|chipotle|chili-garlic|doubanjiang|horseradish$|mustard-|yeast-extract)/
const SAUCE =
  /sauce|dressing|vinaigrette|thousand-island|green-goddess|ranch-light|ketchup|honey-mustard|relish|tapenade|olive-paste|bean-dip|marinara|sofrito|gravy|mayonnaise|vinegar|balsamic-glaze|molasses-pomegranate/
const CHILI = /chili$|^jalapeno|^serrano|^banana-pepper$/
const ALLIUM = /^(?:scallions|shallot|garlic|ginger|chives|leek-greens)$/
const OIL = /-oil$|^(?:butter|ghee|margarine|vegan-butter|bacon-grease|duck-fat|lard)/
const CHOCOLATE = /chocolate|carob|cocoa-powder/
const FROSTING = /^frosting-/
const CAKES = new Set(['cake', 'cookies', 'bread', 'dessert'])
const SWEET_SAUCE =
  /^(?:jam|jelly|caramel|apricot-jam|marmalade|apple-butter|lemon-curd|chocolate-syrup|sprinkles)/
const NOT_ADDED = /baking|yeast$|cream-of-tartar|agar|gelatin|pectin|flour|starch|lavender|rose-water|milk$/

/** Foods that only add flavor: an herb on a chop, gravy on mashed potatoes, cinnamon in a latte. */
function seasoned(dish: BookDish, entry: Entry, role: string): Beside | null {
  const found = wayToSeason(dish, entry, `{${role}}`)
  if (!found || NOT_ADDED.test(entry.food.id)) return null
  const { step, grams, job } = found
  const part: DishFood = { role, job, use: entry.food.id, grams }
  const seat: Seat = {
    part,
    entry: HERB.test(entry.food.id) ? { ...entry, cut: 'chopped' } : entry,
    as: 'joined',
    firm: true,
    grams,
    least: grams * 0.6,
    most: grams * 1.5,
  }
  return { seat, step, price: 6 }
}

function wayToSeason(
  dish: BookDish,
  { food: { id, seasoning } }: Entry,
  food: string,
): { step: string; grams: number; job: DishFood['job'] } | null {
  const sweet =
    isSweet(dish) || dish.course === 'cake' || dish.course === 'cookies' || dish.course === 'drink'
  const topping = 'topping' as const
  if (HERB.test(id)) return { step: `Scatter the ${food} on top.`, grams: 3, job: topping }
  if (FROSTING.test(id))
    return CAKES.has(dish.course) ? { step: `Spread the ${food} on top.`, grams: 14, job: topping } : null
  if (CHOCOLATE.test(id) && !/milk$|mix/.test(id))
    return sweet || dish.course === 'snack' || dish.course === 'breakfast'
      ? /cocoa-powder|syrup|carob/.test(id)
        ? { step: `Finish with the ${food}.`, grams: 5, job: topping }
        : { step: `Finely chop the ${food} and scatter on top.`, grams: 9, job: topping }
      : null
  if (SWEET_SAUCE.test(id))
    return sweet || dish.course === 'breakfast' || dish.course === 'snack'
      ? { step: `Spoon the ${food} over.`, grams: 12, job: topping }
      : null
  if (SWEET_SPICE.test(id)) return { step: `Sprinkle with the ${food}.`, grams: 0.5, job: 'seasoning' }
  if (sweet) return null
  if (seasoning) return { step: `Season with the ${food}.`, grams: 0.6, job: 'seasoning' }
  if (id === 'gravy') return { step: `Heat the ${food} and spoon it over.`, grams: 45, job: topping }
  if (CHILI.test(id))
    return {
      step: `Finely chop the ${food} and scatter on top, as hot as you like it.`,
      grams: 4,
      job: topping,
    }
  if (ALLIUM.test(id)) return { step: `Scatter the ${food} on top.`, grams: 6, job: topping }
  if (SALTY.test(id)) return { step: `Season with the ${food}.`, grams: 4, job: 'seasoning' }
  if (SAUCE.test(id)) return { step: `Spoon the ${food} over.`, grams: 20, job: topping }
  return OIL.test(id) ? { step: `Finish with the ${food}.`, grams: 5, job: topping } : null
}

/** Too hard or sour to eat as they are. */
const HARD_FRUIT = /^(?:cranberries|rhubarb|quince|papaya-green|jackfruit-young)$/

function wayBeside(dish: BookDish, entry: Entry, place: keyof typeof JOINS, role: string): Found | null {
  const { id } = entry.food
  const food = `{${role}}`
  if (place === 'fruit' && /^(?:lemon|lime|orange)-(?:juice|zest)$/.test(id))
    return { step: `Sprinkle with the ${food}.`, price: 5, grams: /zest/.test(id) ? 1 : 8 }
  if (place === 'fruit' && /^(?:lemon|lime)$/.test(id))
    return dish.course === 'drink'
      ? null
      : { step: `Serve with the ${food}, to squeeze over.`, price: 5, grams: 15 }
  if (place === 'fruit' && HARD_FRUIT.test(id))
    return dish.course === 'drink'
      ? null
      : {
          step: `Simmer the ${food} in a saucepan with a splash of water until soft, {8 min}. Serve on the side.`,
          price: 7,
        }
  if (place === 'fruit')
    return SWEET.has(dish.course) || dish.course === 'salad'
      ? { step: `Serve with the ${food}.`, price: 5 }
      : dish.course === 'main' || dish.course === 'sandwich'
        ? { step: `Serve the ${food} on the side.`, price: 9 }
        : null
  if (place === 'nut')
    return dish.course === 'drink' ? null : { step: `Sprinkle the ${food} on top.`, price: 6 }
  if (place === 'topping' && SWEET.has(dish.course) && /yogurt|cream|butter/.test(id))
    return { step: `Top with the ${food}.`, price: 5 }
  if (!SAVORY.has(dish.course) || isSweet(dish)) return null
  switch (place) {
    case 'cheese':
    case 'topping':
      return { step: `Top with the ${food}.`, price: 6 }
    case 'leaf':
      return leafBeside(dish, id, role)
    case 'vegetable':
      return vegetableBeside(dish, entry, role, food)
    case 'starch':
      return starchBeside(dish, entry, role)
    case 'protein':
      return proteinBeside(dish, entry, role, food)
  }
}

/** Leaves too tough to eat raw without a knife, a dressing and some patience. */
const TOUGH_LEAF = /^(?:kale|swiss-chard|(?:collard|mustard|turnip|beet|dandelion)-greens)$/

function leafBeside(dish: BookDish, id: string, role: string): Found {
  const isTough = TOUGH_LEAF.test(id)
  if (isPot(dish) && (isTough || id === 'spinach-raw'))
    return { step: `Stir in the {${role}} and cook until soft, {${isTough ? 6 : 2} min}.`, price: 5 }
  return isTough
    ? { step: `@steam ${role} for=6; Serve on the side.`, price: 6, grams: 60 }
    : { step: `Serve the {${role}} on the side.`, price: 6 }
}

/** Roots and dried chilies that flavor a paste or a sauce: no vegetable to serve. */
const FLAVORING = /^(?:ancho|pasilla|chili)-dried|^(?:galangal|turmeric-fresh|wasabi-root)$/

function vegetableBeside(dish: BookDish, entry: Entry, role: string, food: string): Found | null {
  const { id } = entry.food
  if (FLAVORING.test(id)) return null
  const minutes = SLOW.test(id) || minutesNeeded(entry) > 6 ? 12 : 6
  if (isHotSoup(dish) && minutesNeeded(entry) > 0 && !READY.test(id))
    return { step: `@add-to-soup ${role} for=${minutes}`, price: 4 }
  if (RAW.test(id)) return { step: `Serve the ${food} on the side.`, price: 6 }
  if (JARRED.test(id)) return { step: `Serve the ${food} on top.`, price: 6, grams: 30 }
  if (SAUCY.test(id)) {
    const grams = id === 'tomato-paste' ? 12 : 60
    return isPot(dish)
      ? { step: `Stir in the ${food} and simmer, {5 min}.`, price: 5, grams }
      : { step: `Simmer the ${food} in a saucepan, {5 min}. Serve on top.`, price: 7, grams }
  }
  if (READY.test(id)) return { step: `@warm ${role}; Serve on the side.`, price: 6 }
  return { step: `@steam ${role} for=${minutes}; Serve on the side.`, price: 6 }
}

const isReady = (entry: Entry): boolean => READY.test(entry.food.id) && !needsHeat(entry)

/** Whole birds, and legs and hearts that take an hour: another dish. Powders are no food to serve. */
const NOT_BESIDE =
  /^(?:whole-chicken|cornish-hen|goose|duck$|quail$|pheasant|turkey-(?:whole|leg$)|chicken-leg-quarters|chicken-gizzards|beef-(?:heart|tongue|kidney)|octopus|conch|snails|abalone|egg-(?:white-powder|substitute|custard)|egg-yolk|whey|soy-protein|pea-protein|seitan-gluten|okara|flour-)/
/** Eaten cold, as they are sold. */
const SLICED =
  /^(?:corned-beef|pastrami|bologna|mortadella|liverwurst|herring-pickled|kippers|sardines-tomato|natto|soy-nuts)/

function proteinBeside(dish: BookDish, entry: Entry, role: string, food: string): Found | null {
  const { id } = entry.food
  if (NOT_BESIDE.test(id) || isTough(entry)) return null
  if (isPulse(entry)) return pulsesBeside(dish, entry, role)
  const second = dish.foods.some((part) => part.job === 'main' && !part.optional && part.defines)
  if (isRelish(entry)) return { step: `Serve the ${food} on top.`, price: 8, grams: 8 }
  // A second meat does not fit beside the first; an egg or beans may.
  const odd = second && isMeaty(entry) && dish.course !== 'breakfast' ? 16 : 0
  if (isReady(entry) || SLICED.test(id))
    return { step: `Serve the ${food} on top.`, price: 8 + odd, grams: odd ? 60 : 70 }
  if (id === 'egg-boiled') return { step: `Slice the ${food} and serve on top.`, price: 8, grams: 50 }
  if (id === 'egg-white')
    return {
      step: `Cook the ${food} in a nonstick skillet over medium heat until firm, {3 min}. Serve on top.`,
      price: 8,
      grams: 66,
    }
  if (/^(?:egg|quail-egg)/.test(id))
    return { step: `@boil-eggs ${role}; Slice and serve on top.`, price: 8, grams: 50 }
  const side = !odd && (dish.course === 'side' || dish.course === 'breakfast')
  return {
    step: `Cook the ${food} in a nonstick skillet over medium${side ? '' : '-high'} heat, turning, {done ${role}}, {9 min of ${role} pan}. Serve on ${side ? 'the side' : 'top'}.`,
    price: odd ? 30 : side ? 9 : 10,
  }
}
