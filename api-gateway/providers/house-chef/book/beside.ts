import type { BookDish, DishFood } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import type { Seat } from './cast.ts'
import { minutesNeeded } from './cooked-through.ts'
import { isMeaty, isTough, JOINS, joinedGrams, needsHeat, needsSoaking, placesOf } from './kinds.ts'
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
  /^(?:cucumber|tomato|roma-tomato|cherry-tomatoes|radishes|bell-pepper|celery|jicama|carrots|snow-peas)/
const SLOW =
  /potato|squash|beets|carrots|parsnip|turnip|rutabaga|yam|cassava|corn|pumpkin|celeriac|kohlrabi|brussels|artichoke/
const READY =
  /cooked|canned|baked|boiled|mashed|drained|smoked|deli|ham|rotisserie|jerky|prosciutto|salami|pepperoni/
const BREAD =
  /bread|tortilla|pita|naan|bagel|roll|bun|muffin|cracker|chips|chapati|flatbread|crispbread|croutons|matzo|brioche|toast|pancake|waffle|biscuit|croissant|challah|focaccia|roti|paratha|arepa|dosa|idli|pretzel|popcorn|granola|cereal|rice-cake/

export function besideOf(dish: BookDish, entry: Entry, at: number): Beside | null {
  const role = `beside-${at}`
  if (SWEETENER.test(entry.food.id)) return sweetened(dish, entry, role)
  if (needsSoaking(entry, '')) return null
  const place = placesOf(entry)[0]
  if (!place || (place === 'vegetable' && isPinch(entry))) return seasoned(dish, entry, role)
  const found = wayBeside(dish, entry, place, role)
  if (!found) return null
  const { job } = JOINS[place]
  const grams = joinedGrams(place, entry, found.grams)
  const part: DishFood = { role, job, use: entry.food.id, grams }
  const range = job === 'starch' ? [0.5, 1.6] : job === 'main' ? [0.8, 1.5] : [0.6, 1.6]
  return {
    seat: { part, entry, as: 'joined', firm: true, grams, least: grams * range[0]!, most: grams * range[1]! },
    step: found.step,
    price: found.price,
  }
}

const APART = /^(.*[\w.]);? (Serve on the side|Serve on top|Slice and serve on top)\.$/

/**
 * The steps of a dish with those for a food served with it: cooked before the last step, which serves, and served after it.
 * @param worded the sentences of a technique for the chosen tool
 */
export function withBeside(
  steps: readonly string[],
  beside: readonly string[],
  worded: (step: string) => string,
): string[] {
  const before: string[] = []
  const after: string[] = []
  const warmed: string[] = []
  const sides: string[] = []
  for (const step of beside) {
    const [, cook, serve] = APART.exec(step) ?? []
    const role = /beside-\d+/.exec(step)?.[0]
    if (/^(?:Stir the |@add-to-soup )/.test(step) && steps.length > 1) {
      before.push(worded(step))
      continue
    }
    if (!cook || !serve || !role || steps.length < 2) {
      after.push(worded(step))
      continue
    }
    if (serve === 'Serve on the side') sides.push(role)
    else after.push(`${serve.replace(/^(Slice|Serve)/, `$1 the {${role}}`)}.`)
    if (cook.startsWith('@warm ')) warmed.push(role)
    else before.push(besideOthers(worded(cook), steps.map(worded)))
  }
  if (warmed.length > 0) before.push(worded(`@warm ${warmed.join(',')}`))
  if (sides.length > 0) after.push(`Serve the {${sides.join(', ')}} on the side.`)
  return before.length === 0
    ? [...steps, ...after]
    : [...steps.slice(0, -1), ...before, steps.at(-1)!, ...after]
}

/** What cooks no longer than the dish does, cooks meanwhile. A microwave holds one dish at a time. */
function besideOthers(step: string, steps: readonly string[]): string {
  if (/microwave/.test(step)) return step
  const longest = Math.max(
    0,
    ...steps.flatMap((one) =>
      [...one.matchAll(COOKING)].map(([, count, unit]) => Number(count) * (unit === 'hr' ? 60 : 1)),
    ),
  )
  return step.replace(/\{(\d+) min\}/g, (said, minutes) =>
    Number(minutes) <= longest ? said.replace('{', '{~') : said,
  )
}

const COOKING = /\{(?:\d+ to )?(\d+) (min|hr)/g

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

type Found = { step: string; price: number; grams?: number }

function wayBeside(dish: BookDish, entry: Entry, place: keyof typeof JOINS, role: string): Found | null {
  const { id } = entry.food
  const food = `{${role}}`
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
      return { step: `Serve the ${food} on the side.`, price: 6 }
    case 'vegetable':
      return vegetableBeside(dish, entry, role, food)
    case 'starch':
      return starchBeside(id, role, food)
    case 'protein':
      return proteinBeside(dish, entry, role, food)
  }
}

function vegetableBeside(dish: BookDish, entry: Entry, role: string, food: string): Found {
  const { id } = entry.food
  const minutes = SLOW.test(id) || minutesNeeded(entry) > 6 ? 12 : 6
  if (isHotSoup(dish) && minutesNeeded(entry) > 0 && !READY.test(id))
    return { step: `@add-to-soup ${role} for=${minutes}`, price: 4 }
  if (RAW.test(id) || id === 'coleslaw') return { step: `Serve the ${food} on the side.`, price: 6 }
  if (READY.test(id)) return { step: `@warm ${role}; Serve on the side.`, price: 6 }
  return { step: `@steam ${role} for=${minutes}; Serve on the side.`, price: 6 }
}

/** A soup that can still simmer when it is nearly done. */
const isHotSoup = ({ course, ways }: BookDish): boolean =>
  course === 'soup' &&
  ways.every(({ tool, steps }) => POTS.has(tool) && /simmer|@braise/.test(steps.join(' ')))

const POTS = new Set(['stove', 'slow-cooker', 'pressure-cooker'])

function starchBeside(id: string, role: string, food: string): Found | null {
  if (BREAD.test(id))
    return { step: `Serve with the ${food}.`, price: 6, grams: /slice|bread/.test(id) ? 32 : 40 }
  if (READY.test(id)) return { step: `@warm ${role}; Serve on the side.`, price: 6 }
  if (/-dry$|pasta|noodles|couscous|oats/.test(id))
    return { step: `@boil-pasta ${role}; Serve on the side.`, price: 8, grams: 35 }
  // Nobody wants flour beside a dish: it would be added in name only.
  if (/flour|starch|meal/.test(id)) return null
  return { step: `@boil ${role} for=15; Serve on the side.`, price: 7, grams: 90 }
}

/** A soup or a stew, which takes cooked beans or lentils. */
const isPot = ({ course, vessel, ways }: BookDish): boolean =>
  course === 'soup' || (vessel === 'bowl' && ways.some(({ steps }) => /simmer|braise/.test(steps.join(' '))))

const isReady = (entry: Entry): boolean => READY.test(entry.food.id) && !needsHeat(entry)

function proteinBeside(dish: BookDish, entry: Entry, role: string, food: string): Found | null {
  if (dish.foods.some((part) => part.job === 'main' && !part.optional && part.defines)) {
    // A second meat does not fit beside the first; an egg or beans may.
    if (isTough(entry)) return null
    if (isMeaty(entry) && dish.course !== 'breakfast')
      return isReady(entry)
        ? { step: `Serve the ${food} on top.`, price: 24, grams: 60 }
        : {
            step: `Cook the ${food} in a nonstick skillet over medium-high heat, turning, {done ${role}}, {9 min of ${role} pan}. Serve on top.`,
            price: 30,
          }
  }
  if (isTough(entry)) return null
  const { id } = entry.food
  if (/^egg/.test(id)) return { step: `@boil-eggs ${role}; Slice and serve on top.`, price: 8, grams: 50 }
  if ((entry.kind === 'pulse' || /beans|lentils|chickpeas/.test(id)) && isPot(dish))
    return { step: `Stir the ${food} into the pot and heat through, {5 min}.`, price: 6, grams: 80 }
  if (entry.kind === 'pulse' || /beans|lentils|chickpeas/.test(id))
    return { step: `@warm ${role}; Serve on the side.`, price: 7, grams: 80 }
  if (isReady(entry)) return { step: `Serve the ${food} on top.`, price: 8, grams: 70 }
  if (dish.course === 'side' || dish.course === 'breakfast')
    return {
      step: `Cook the ${food} in a nonstick skillet over medium heat, turning, {done ${role}}, {9 min of ${role} pan}. Serve on the side.`,
      price: 9,
    }
  return {
    step: `Cook the ${food} in a nonstick skillet over medium-high heat, turning, {done ${role}}, {9 min of ${role} pan}. Serve on top.`,
    price: 10,
  }
}
