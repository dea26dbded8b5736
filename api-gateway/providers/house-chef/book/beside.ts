import type { BookDish, DishFood } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder-entry.ts'
import type { Seat } from './cast.ts'
import { isMeaty, JOINS, placesOf } from './kinds.ts'

/** A food that goes beside or on top of a dish that has no place for it, the step that does it, and how odd that is. */
export type Beside = { seat: Seat; step: string; price: number }

const SAVORY = new Set(['main', 'breakfast', 'soup', 'salad', 'sandwich', 'side'])
const SWEET = new Set(['dessert', 'snack', 'breakfast', 'cake', 'cookies', 'bread'])
/** Oats with banana take no potato. */
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
  /bread|tortilla|pita|naan|bagel|roll|bun|muffin|cracker|chips|chapati|flatbread|crispbread|croutons|matzo|brioche|toast/

export function besideOf(dish: BookDish, entry: Entry, at: number): Beside | null {
  const role = `beside-${at}`
  if (SWEETENER.test(entry.food.id)) return sweetened(dish, entry, role)
  const place = placesOf(entry)[0]
  if (!place) return null
  const found = wayBeside(dish, entry, place, role)
  if (!found) return null
  const { job } = JOINS[place]
  const grams = found.grams ?? JOINS[place].grams
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
 * The steps of a dish with those of what goes beside it: what has to be cooked is cooked before the last step, which
 * serves, and served after it.
 * @param worded the sentences of a technique for the tool in hand
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
    if (!cook || !serve || !role || steps.length < 2) {
      after.push(worded(step))
      continue
    }
    if (serve === 'Serve on the side') sides.push(role)
    else after.push(`${serve.replace(/^(Slice|Serve)/, `$1 the {${role}}`)}.`)
    if (cook.startsWith('@warm ')) warmed.push(role)
    else before.push(worded(cook))
  }
  if (warmed.length > 0) before.push(worded(`@warm ${warmed.join(',')}`))
  if (sides.length > 0) after.push(`Serve the {${sides.join(', ')}} on the side.`)
  return before.length === 0
    ? [...steps, ...after]
    : [...steps.slice(0, -1), ...before, steps.at(-1)!, ...after]
}

const SWEETENER = /^(?:honey|maple-syrup|sugar|sugar-brown|agave|agave-syrup|molasses)$/

/** A spoonful of honey on what is sweet anyway. */
function sweetened(dish: BookDish, entry: Entry, role: string): Beside | null {
  if (!SWEET.has(dish.course) && dish.course !== 'drink') return null
  const part: DishFood = { role, job: 'sweet', use: entry.food.id, grams: 9 }
  const seat: Seat = { part, entry, as: 'joined', firm: true, grams: 9, least: 8.5, most: 15 }
  return { seat, step: `Sweeten with the {${role}}.`, price: 3 }
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
      return vegetableBeside(entry, role, food)
    case 'starch':
      return starchBeside(id, role, food)
    case 'protein':
      return proteinBeside(dish, entry, role, food)
  }
}

function vegetableBeside({ food: { id } }: Entry, role: string, food: string): Found {
  if (RAW.test(id)) return { step: `Serve the ${food} on the side.`, price: 6 }
  if (READY.test(id)) return { step: `Warm the ${food} and serve on the side.`, price: 6 }
  return { step: `@steam ${role} for=${SLOW.test(id) ? 12 : 6}; Serve on the side.`, price: 6 }
}

function starchBeside(id: string, role: string, food: string): Found {
  if (BREAD.test(id))
    return { step: `Serve with the ${food}.`, price: 6, grams: /slice|bread/.test(id) ? 32 : 40 }
  if (READY.test(id)) return { step: `@warm ${role}; Serve on the side.`, price: 6 }
  if (/-dry$|pasta|noodles|couscous|oats/.test(id))
    return { step: `@boil-pasta ${role}; Serve on the side.`, price: 8, grams: 35 }
  if (/flour|starch|meal/.test(id))
    return { step: `Use the ${food} to thicken the juices.`, price: 60, grams: 5 }
  return { step: `@boil ${role} for=15; Serve on the side.`, price: 7, grams: 90 }
}

function proteinBeside(dish: BookDish, entry: Entry, role: string, food: string): Found | null {
  if (dish.foods.some((part) => part.job === 'main' && !part.optional && part.defines)) {
    // A second meat beside the first is no dish; an egg or beans may be.
    if (isMeaty(entry) && dish.course !== 'breakfast') return null
  }
  const { id } = entry.food
  if (/^egg/.test(id)) return { step: `@boil-eggs ${role}; Slice and serve on top.`, price: 8, grams: 50 }
  if (entry.kind === 'pulse' || /beans|lentils|chickpeas/.test(id))
    return { step: `Warm the ${food} and serve on the side.`, price: 7, grams: 80 }
  if (READY.test(id)) return { step: `Serve the ${food} on top.`, price: 8, grams: 70 }
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
