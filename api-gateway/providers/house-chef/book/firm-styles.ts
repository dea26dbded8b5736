import type { Kitchen } from '@evenplate/words/kitchens'
import { pansIn } from '../../../brief/answering/pans.ts'
import type { Course } from '../../../brief/brief.ts'
import { fromIds, isFromStyle, refusedKitchenOf } from '../../../brief/kitchens.ts'
import { isRefusedDish } from '../../../brief/reading/refused-dishes.ts'
import { isDishRefused } from '../../../brief/readings.ts'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { dishById } from '../../../dish-book/dishes/all-dishes.ts'
import { isOfKitchen } from '../../../dish-book/kitchens.ts'
import type { Dish } from '../wish/dish.ts'
import { foodEntry } from './food-entry.ts'
import { needsHeat } from './kinds.ts'
import { maySmooth } from './smooth.ts'

/** What a finished dish, or a book dish before cooking, shows about how it is made. */
type Shown = {
  id: string
  says: string
  title: string
  /** Other names of a book dish. */
  names?: string[]
  course: Course | null
  steps: string
  /** The last step of each way. */
  ends: string[]
  keeps: string
  foods: string[]
  /** Names of the meat, fish or tofu that its steps cook, by sentence. */
  cooked?: { names: string[]; others: string[]; each: string[] }
}

const says =
  (pattern: RegExp) =>
  ({ steps }: Shown): boolean =>
    pattern.test(steps)

/** Applies to the meat or fish, not only to what is served with it. */
const cooks =
  (pattern: RegExp) =>
  ({ steps, cooked }: Shown): boolean =>
    cooked && cooked.names.length > 0
      ? cooked.each.some(
          (step) =>
            pattern.test(step) &&
            (cooked.names.some((name) => step.includes(name)) ||
              !cooked.others.some((name) => step.includes(name))),
        )
      : pattern.test(steps)

const isNo =
  (course: Course) =>
  (dish: Shown): boolean =>
    dish.course !== course && !new RegExp(`\\b${course}\\b`, 'i').test(dish.title)

const BY_HAND =
  /muffin|\bbars?\b|burrito|wrap|bites?\b|roll-?ups?|pinwheel|balls?\b|smoothie|shake|quesadilla|taquito|egg cups|hard-boiled|snack box|sandwich|bagel|biscuit|scone|chaffle|oat cookies/i

/** Firm styles, which a dish either meets or not: a recipe that misses one is not what was requested. */
const FIRM = new Map<string, (dish: Shown) => boolean>(
  Object.entries({
    steamed: cooks(/\bsteam/i),
    roasted: says(/\broast|\bgrill|\bbroil|\boven\b/i),
    grilled: cooks(/\bgrill|\bbroil/i),
    baked: says(/\bbak(?:e|ing)\b|\boven\b/i),
    poached: cooks(/\bpoach|\bsimmer/i),
    stuffed: says(/\bfill(?:ing)?\b|\bstuff/i),
    freezer: ({ keeps }) => /\bfreez/i.test(keeps),
    'by-hand': ({ title, course }) =>
      !/\bbowls?\b/i.test(title) && (course === 'sandwich' || course === 'drink' || BY_HAND.test(title)),
    // What a dish then holds is looked at where it is cooked.
    smooth: ({ id }) => maySmooth(id),
    parcel: says(/\bfoil\b|\bpa(?:cket|rcel)s?\b|papillote/i),
    cold: isCold,
    unchilled: (dish) => (isCold(dish) || BAKED.test(dish.title)) && !needsChilling(dish),
    warm: ({ steps, course, title }) =>
      !EATEN_COLD.has(course ?? '') &&
      !COLD_TITLE.test(title) &&
      HEATED.test(steps) &&
      !SERVED_COLD.test(steps),
    'one-pan': ({ steps }) => pansIn(steps).length <= 1,
    'sheet-pan': ({ steps }) =>
      pansIn(steps).every((pan) => pan === 'a sheet pan') && /\bsheet pan|baking sheet/i.test(steps),
    'no-salad': isNo('salad'),
    'no-soup': isNo('soup'),
    'no-sandwich': isNo('sandwich'),
    'no-dessert': ({ course }) => !SWEET.has(course ?? ''),
    'no-drink': ({ course, title }) => course !== 'drink' && !/smoothie|shake/i.test(title),
    'no-snack': ({ course }) => course !== 'snack' && course !== 'dip',
    'no-side': ({ course }) => course !== 'side',
    'not-stir-fries': ({ title, steps }) => !/\bstir[- ]fr/i.test(`${title} ${steps}`),
    'not-cake': ({ title, course }) => course !== 'cake' && !isRefusedDish('not-cake', title),
    'not-cookies': ({ title, course }) => course !== 'cookies' && !isRefusedDish('not-cookies', title),
    ...Object.fromEntries(
      [3, 4, 5, 6, 7, 8].map((most) => [
        `ingredients-${most}`,
        ({ foods }: Shown) => foods.filter((id) => !PANTRY.test(id)).length <= most,
      ]),
    ),
  }),
)

const SWEET = new Set(['dessert', 'cake', 'cookies'])

const HOT = /\b(?:heat|bake|roast|boil|simmer|grill|broil|cook|toast|warm|microwave|steam)\b/i

/** Eaten cold: not what only rests in the refrigerator before it is fried. */
function isCold({ title, course, steps, ends }: Shown): boolean {
  if (WARM_TITLE.test(title)) return false
  if (course === 'salad' || BAKED.test(title) || !HOT.test(steps)) return true
  return ends.some((step) => SERVED_COLD.test(step) || COOL.test(step)) || /\begg salad\b/i.test(title)
}

const WARM_TITLE = /\b(?:cheeseburger|steak|taco|warm|hot|seared|grilled|shaking|melt|toast)\b/i
const COOL = /\bserve (?:warm or cold|hot or cold|cold|cool)\b|\bpack cold\b|@chill\b/i
/** Baked ahead, and as good the next day. */
const BAKED =
  /\b(?:muffins?|bars?|scones?|biscuits?|cookies|energy balls|bread|egg (?:cups|bites|muffins)|hard-boiled eggs?|deviled eggs)\b/i

/** Whether it spoils in a bag on a warm day. What is baked into a dough keeps, what is spread on it does not. */
function needsChilling({ title, course, foods }: Shown): boolean {
  const isBaked =
    course === 'cake' ||
    course === 'cookies' ||
    course === 'bread' ||
    /\b(?:muffins?|bars?|scones?)\b/i.test(title)
  return foods.some((id) => (isBaked ? SPREAD.test(id) : spoils(id)))
}

const SPREAD = /cream-cheese|cream-|yogurt|ricotta|mascarpone/
const SPOILS =
  /mayonnaise|yogurt|cheese|milk|cream|hummus|guacamole|avocado|salsa|-cooked|beans|lentils|chickpeas|tofu|egg|lettuce|spinach|tomato|pesto|dressing|tzatziki/

const spoils = (id: string): boolean => {
  const food = foodEntry(id)?.food
  return SPOILS.test(id) || food?.group === 'dairy' || (food?.group === 'protein' && !KEEPS.test(id))
}

/** Of the foods with much protein, those that keep in a bag. */
const KEEPS = /butter$|jerky|nuts?$|almonds|walnuts|pecans|cashews|pistachios|seeds|powder/

const SERVED_COLD = /\b(?:serve|eat) (?:it |them )?cold\b|\brefrigerate\b|\bchill\b/i

const EATEN_COLD = new Set(['salad', 'sandwich', 'dip', 'sauce'])
const COLD_TITLE = /\b(?:salad|sandwich|parfait|smoothie|gazpacho|wraps?|slaw|ice cream|iced)\b/i
/** The steps of the book name the tool before they are written out. */
const HEATED = new RegExp(`${HOT.source}|\\b(?:stove|oven|(?:slow|pressure)-cooker|air-fryer)\\b`, 'i')

/** People do not count these as ingredients. */
const PANTRY = /^(?:salt|water|black-pepper)$|-oil$/

/** These only choose between dishes, or describe a food beside the dish: a dish that was named is made as usual. */
const FOR_CHOICE = new Set([
  'one-pan',
  'sheet-pan',
  'freezer',
  'by-hand',
  'stuffed',
  'cold',
  'unchilled',
  'warm',
  'parcel',
  'roasted',
  'grilled',
  'baked',
  'poached',
])

export const firmFor = (styles: readonly string[], isNamed: boolean): string[] =>
  styles.filter((style) => isFirm(style) && !(isNamed && (FOR_CHOICE.has(style) || isFromStyle(style))))

export const isFirm = (style: string): boolean =>
  FIRM.has(style) || isDishRefused(style) || isFromStyle(style)

/** The first firm style that a finished dish does not meet; null if it meets all of them. */
export const styleLost = (
  dish: Pick<Dish, 'title' | 'instructions' | 'tips' | 'items'> & { form?: string },
  course: Course | null,
  styles: readonly string[],
): string | null =>
  lostBy(
    {
      id: dish.form ?? '',
      says: dishById(dish.form ?? '')?.says ?? '',
      title: dish.title,
      course,
      steps: dish.instructions.join(' '),
      ends: dish.instructions.slice(-1),
      keeps: dish.tips.join(' '),
      foods: dish.items.map(({ entry }) => entry.food.id),
      cooked: {
        names: dish.items
          .filter(({ entry }) => entry.food.group === 'protein' && needsHeat(entry))
          .map(({ name }) => name),
        others: dish.items.filter(({ entry }) => entry.food.group !== 'protein').map(({ name }) => name),
        each: dish.instructions.flatMap((step) => step.split(/(?<=\.) /)),
      },
    },
    styles,
  )

/** Whether a book dish may meet all firm styles, judged by its text. */
export const mayKeep = (dish: BookDish, styles: readonly string[]): boolean =>
  !styles.some(isFirm) || lostBy(shownOf(dish), styles) === null

const shown = new WeakMap<BookDish, Shown>()

function shownOf(dish: BookDish): Shown {
  const known = shown.get(dish)
  if (known) return known
  const made: Shown = {
    id: dish.id,
    says: dish.says,
    title: dish.title,
    names: [...(dish.en ?? []), ...dish.es],
    course: dish.course,
    steps: dish.ways.flatMap(({ tool, steps }) => [tool, ...steps]).join(' '),
    ends: dish.ways.map(({ steps }) => steps.at(-1) ?? ''),
    keeps: dish.keeps,
    foods: dish.foods.filter(({ optional }) => !optional).map((part) => idsOf(part)[0] ?? ''),
  }
  shown.set(dish, made)
  return made
}

const lostBy = (dish: Shown, styles: readonly string[]): string | null =>
  styles.find((style) => !(FIRM.get(style)?.(dish) ?? keepsTo(dish, style))) ?? null

const keepsTo = (dish: Shown, style: string): boolean =>
  isFromStyle(style) ? fromIds(style).some((kitchen) => isOfKitchen(dish, kitchen)) : keepsOff(dish, style)

const keepsOff = (dish: Shown, style: string): boolean => {
  const kitchen = refusedKitchenOf(style)
  return kitchen ? !hasTasteOf(dish, kitchen) : keepsOffDish(dish, style)
}

/** Who wants nothing Italian wants no American dish with an Italian accent either. */
const hasTasteOf = (dish: Shown, { id, name }: Kitchen): boolean =>
  isOfKitchen(dish, id) ||
  dish.says.split(' ').includes(id) ||
  dish.title.toLowerCase().includes(name.toLowerCase())

const keepsOffDish = ({ title, names }: Shown, style: string): boolean =>
  !isDishRefused(style) || !isRefusedDish(style, title, names)
