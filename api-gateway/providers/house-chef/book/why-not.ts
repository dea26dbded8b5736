import { foodKeeps, ourViolations, refusedContentOf } from '@evenplate/nutrition/rules/rules'
import { kitchensIn } from '@evenplate/words/kitchens'
import { termOf } from '@evenplate/words/parts'
import type { Brief, Course, Limit } from '../../../brief/brief.ts'
import { isFromStyle, kitchenWords } from '../../../brief/kitchens.ts'
import { ofFigure } from '../../../brief/readings.ts'
import { type BookDish, type DishFood, idsOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { isOfKitchen } from '../../../dish-book/kitchens.ts'
import { capital, isPlural } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import type { Obstacle } from './attempt.ts'
import { baseFor } from './bases.ts'
import type { BookPlate } from './cook-book-dish.ts'
import { isFirm } from './firm-styles.ts'
import { foodEntry } from './food-entry.ts'
import { allergyWords } from './kept-ways.ts'
import { refusedPart } from './parts-refused.ts'
import { type BookTask, FLOURED, SWEETENED, type Wanted } from './task.ts'
import { missedOf } from './ways-on.ts'

export function sentenceOf(
  dish: BookDish,
  why: Obstacle,
  nearest: BookPlate | null,
  order: BookTask,
): string {
  const title = nearest?.title ?? dish.title
  const named = order.brief.dish !== null
  switch (why.kind) {
    case 'limit': {
      const missed = missedOf(nearest, order)
      if (!missed) return `${title} would have a high glycemic load even in its lightest version.`
      const { limit, is } = missed
      const bound =
        limit.kind === 'at-least' ? 'the most' : limit.kind === 'at-most' ? 'the least' : 'the nearest'
      return `${named ? title : `The closest we know${withFoods(order)}, ${title},`} has ${numberOf(is)} ${ofFigure(limit.figure)} a serving${named ? ` at ${bound}` : ''}; you asked for ${saidLimit(limit)}.`
    }
    case 'minutes':
      return `${named ? title : `The quickest we know${withFoods(order)}`} takes ${why.minutes} minutes; you have ${order.brief.minutes}.`
    case 'tool':
      return `${title} can’t be made ${toolWords(order.brief)}.`
    case 'food': {
      if (why.food.ids.includes('salt-cod')) return SALT_COD
      // The food was meant as the base of the dish.
      const part = order.bases.some(({ food }) => food === why.food.said)
        ? dish.foods.find((one) => baseFor(one, order))
        : undefined
      if (part) return baseSentence(title, part, order)
      return order.brief.dish ? `${capital(why.food.said)} would not go in ${title}.` : NOTHING_FITS
    }
    case 'style':
      // Of many dishes that are not, none was asked for.
      return named || order.brief.foods.length === 0
        ? `${title} ${isPlural(title) ? 'are' : 'is'} not ${styleWords(why.style, order)}.`
        : nothingHolds(order)
    case 'part': {
      const usual = foodEntry(idsOf(why.part)[0]!)
      const refused = refusedPart(dish, why.part, order)
      if (refused)
        return `${title} ${isPlural(title) ? 'are' : 'is'} made with ${usual?.name ?? why.part.role}, and you asked for no ${termOf(refused, order.brief.unwanted)}.`
      if (baseFor(why.part, order)) return baseSentence(title, why.part, order)
      const content = usual && refusedContentOf(usual.food, order.rules)
      const need = `${title} ${isPlural(title) ? 'need' : 'needs'}`
      if (content) return `${need} ${usual.name}, usually made with ${content}, which you asked to avoid.`
      return `${need} ${usual?.name ?? why.part.role}, which ${usual ? whyForbidden({ said: '', ids: [usual.food.id], entries: [] }, order) : 'we can’t use here'}.`
    }
    case 'had':
      return `We have no other version of ${title} for today.`
    default:
      return namingSentence(title, nearest, order)
  }
}

/** What its own words name, if the dish cannot be told without it: "Garlic Bread". */
function namingSentence(title: string, nearest: BookPlate | null, { rules }: BookTask): string {
  const [found] = nearest ? ourViolations(nearest, rules) : []
  if (!found) return `${title} does not fit all of this.`
  const { rule, term } = found
  const allergy = /^(.*) allergy$/.exec(rule)?.[1]
  const refused = /^no (.*)$/.exec(rule)?.[1]
  const why = refused
    ? `which ${refused === term ? '' : `usually has ${refused} in it, and `}you asked to avoid${refused === term ? '' : ' that'}`
    : allergy
      ? `which doesn’t go with ${allergyWords(allergy)}`
      : `which is not ${rule}`
  return `${title} cannot be made or served without ${term}, ${why}.`
}

/** "Hamburgers are made with a bun, and we don’t know them with portobello buns." */
function baseSentence(title: string, part: DishFood, order: BookTask): string {
  const [are, them] = isPlural(title) ? ['are', 'them'] : ['is', 'it']
  const usual = foodEntry(idsOf(part)[0]!)?.name ?? part.role
  return `${title} ${are} made with ${usual}, and we don’t know ${them} with ${baseFor(part, order)?.said}.`
}

/** "We know no dessert with chicken." */
export function nothingHolds({ brief }: BookTask): string {
  if (brief.foods.length === 0) return nothingFrom(brief)
  const kind = (brief.course ?? brief.mealType ?? 'dish').toLowerCase()
  const styles = brief.readings.filter(({ id }) => isFirm(id.replace(/^style:/, ''))).map(({ text }) => text)
  return `We don’t know any ${kind} with ${and(...brief.foods.map(({ said }) => said))} that ${styles.length > 0 ? `is ${and(...styles)} and ` : ''}fits all of this.`
}

/** "We have no Burmese dishes in our recipe book yet." */
function nothingFrom({ style, course, mealType }: Brief): string {
  const kitchens = kitchensIn(style)
  if (kitchens.length === 0) return NOTHING_FITS
  const words = kitchenWords(kitchens)
  const own = DISHES.filter((dish) => kitchens.some(({ id }) => isOfKitchen(dish, id)))
  if (own.length === 0) return `We have no ${words} dishes in our recipe book yet.`
  const kind = (course && COURSE_NAMES[course]) ?? mealType?.toLowerCase() ?? 'dish'
  const isOfKind = (dish: BookDish) =>
    (!course || dish.course === course) && (!mealType || dish.meals.includes(mealType))
  if (!own.some(isOfKind)) return `We have no ${words} ${kind} in our recipe book yet.`
  return `We don’t know ${/^[AEIOU]/.test(words) ? 'an' : 'a'} ${words} ${kind} that fits all of this.`
}

const COURSE_NAMES: Partial<Record<Course, string>> = { side: 'side dish', main: 'main dish' }

const SALT_COD =
  'Salt cod has to soak in water for a day, and how much of its salt stays nobody can tell, so it is in none of our dishes. Ask for fresh cod instead.'

const NOTHING_FITS = 'We don’t know a dish that fits all of this.'

export function whyForbidden({ ids }: Wanted, { rules, brief }: BookTask): string {
  const foods = ids.flatMap((id) => foodEntry(id)?.food ?? [])
  const none = { allergies: [], diets: [], avoid: [] }
  if (ids.length > 0 && foods.every(({ per100g }) => per100g.carbs === null)) return UNCOUNTED
  for (const allergy of rules.allergies)
    if (foods.every((food) => !foodKeeps(food, { ...none, allergies: [allergy] })))
      return `doesn’t go with ${allergyWords(allergy)}`
  for (const diet of rules.diets)
    if (foods.every((food) => !foodKeeps(food, { ...none, diets: [diet] }))) return `is not ${diet}`
  const content = foods[0] ? refusedContentOf(foods[0], rules) : null
  if (
    brief.style.includes('no-added-sugar') &&
    foods.every(({ id }) => SWEETENED.test(id)) &&
    rules.avoid.every((term) => keeps(foods, term))
  )
    return isPlural(foods[0]?.name ?? '') ? 'are sold with sugar in them' : 'is sold with sugar in it'
  if (content) return `is usually made with ${content}, which you asked to avoid`
  return foods.every(({ id }) => FLOURED.test(id)) && rules.avoid.every((term) => keeps(foods, term))
    ? 'is thickened with flour, which you asked to avoid'
    : 'is something you asked to avoid'
}

/** Keto bread, low-carb tortillas: each brand is another food. */
const UNCOUNTED = 'is something we have no figures for'

const keeps = (foods: readonly Parameters<typeof foodKeeps>[0][], term: string): boolean =>
  foods.every((food) => foodKeeps(food, { allergies: [], diets: [], avoid: [term] }))

/** The words for a style on the page: "to eat on the go". */
const styleWords = (style: string, { brief }: BookTask): string =>
  brief.readings.find(({ id }) => id === `style:${style}`)?.text ?? style

const saidLimit = ({ figure, kind, value }: Limit): string =>
  `${kind.replace('-', ' ')} ${value} ${ofFigure(figure)}`

/** " with beef", if foods were asked for. */
const withFoods = ({ brief: { foods, style } }: BookTask): string =>
  foods.length > 0
    ? ` with ${and(...foods.map(({ said }) => said))}`
    : style.some(isFromStyle)
      ? ` that is ${kitchenWords(kitchensIn(style))}`
      : ''

/** A figure just over a limit is never shown as the limit itself. */
const numberOf = (is: number): string => (Math.round(is * 10) / 10).toString().replace(/\.0$/, '')

const TOOLS: Record<string, string> = {
  'slow-cooker': 'in a slow cooker',
  'pressure-cooker': 'in a pressure cooker',
  'air-fryer': 'in an air fryer',
  microwave: 'in a microwave',
  oven: 'in the oven',
  stove: 'on the stove',
  grill: 'on a grill',
  blender: 'in a blender',
  none: 'without cooking',
}

function toolWords({ tools }: Brief): string {
  const missing = tools.without.map(
    (tool) => `${/^[aeiou]/.test(tool) ? 'an' : 'a'} ${tool.replaceAll('-', ' ')}`,
  )
  return tools.use ? TOOLS[tools.use]! : `without ${missing.join(' or ')}`
}
