import type { RecipeDraft } from '@evenplate/domain/draft'
import { atMost } from '@evenplate/domain/left-out'
import type { Figures, LineFigures } from '@evenplate/domain/recipe'
import { isCounted } from '@evenplate/domain/totals'
import { foodKeeps, type Rules } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { TOOLS } from '@evenplate/words/tools'
import { type BookDish, dishIn } from '../../dish-book/dish.ts'
import { bindingFoods } from '../binding-foods.ts'
import type { Brief, BriefFood, Limit, Tool } from '../brief.ts'
import { FIGURE, limitId, limitInWords, slugOf } from '../readings.ts'
import { isSameFood } from './same-food.ts'

/**
 * What a reply broke, by the id of its reading. `message` goes to the model when it is asked again; quoted text in it
 * is data. `said` is for the page.
 */
export type Breach = { reading: string; message: string; said: string }

type Counted = Pick<Figures, 'basis' | 'lines' | 'perServing' | 'mayAdd'>

/**
 * Checks a draft against the brief by our own count, not by what the draft claims. Empty if it meets everything. What depends on
 * steps or title is not checked while a draft lacks them.
 * @param book for the foods that a named dish must contain
 */
export function breaches(
  brief: Brief,
  draft: Pick<RecipeDraft, 'title' | 'prepTime' | 'cookTime' | 'servings' | 'ingredients' | 'instructions'>,
  counted: Counted,
  rules: Rules,
  book: readonly BookDish[],
): Breach[] {
  return [
    ...ofEither(brief, (dish) => ofDish(dish, brief, draft.title, counted, rules, book)),
    ...(brief.also ?? []).flatMap((dish) => ofDish(dish, brief, draft.title, counted, rules, book)),
    ...bindingFoods(brief, rules).flatMap((food) => ofFood(food, brief, draft.ingredients, counted)),
    ...brief.limits.flatMap((limit) => ofLimit(limit, draft.servings, counted)),
    ...ofMinutes(brief, draft),
    ...ofServings(brief, draft),
    ...ofTools(brief, draft.instructions),
  ]
}

/** Of dishes of which one is enough, what the first lacks, unless another is met. */
function ofEither(
  { dish, either = [] }: Brief,
  lacks: (dish: NonNullable<Brief['dish']>) => Breach[],
): Breach[] {
  const all = [...(dish ? [dish] : []), ...either].map(lacks)
  return all.some((found) => found.length === 0) ? [] : (all[0] ?? [])
}

function ofDish(
  named: NonNullable<Brief['dish']>,
  brief: Brief,
  title: string,
  { lines }: Counted,
  rules: Rules,
  book: readonly BookDish[],
): Breach[] {
  const dish = dishIn(book, named.id)
  if (!dish) return ofName(named, title)
  const words = named.called ?? named.said
  if (isKindOf(dish, words)) return ofName({ ...named, said: words }, title)
  const used = lines.flatMap(({ foodId }) => (foodId ? [foodId] : []))
  const instead = new Map(brief.instead.map(({ food, by }) => [food, by]))
  return dish.foods.flatMap(({ defines, job, use, lighter = '' }) => {
    if (!defines) return []
    const may = `${use} ${lighter}`
      .split(' ')
      .filter(Boolean)
      .flatMap((id) => [instead.get(id) ?? id, id])
    if (may.some((id) => used.some((one) => isSameFood(one, id)))) return []
    // Fish tacos are tacos: another main food that was asked for may replace the usual one.
    if (job === 'main' && brief.foods.some((food) => food.ids.some((id) => used.includes(id)))) return []
    const food = may.map(foodById).find((one) => one && foodKeeps(one, rules))
    // A food that the rules forbid is not required.
    if (!food) return []
    return [
      {
        reading: `dish:${dish.id}`,
        message: `It is to be ${quoted(dish.title)}, which it is not without ${food.name}.`,
        said: `You asked for ${dish.title.toLowerCase()}; this dish has no ${food.name} in it.`,
      },
    ]
  })
}

/** "Curry" is any curry, though our book cooks one with chicken for it. */
const isKindOf = ({ title }: BookDish, words: string): boolean =>
  slugOf(title)
    .replace(/s$/, '')
    .endsWith(`-${slugOf(words).replace(/s$/, '')}`)

/** Only the name can be checked, of a dish that our book lacks or of a kind: a title that shares no word with it is another dish. */
function ofName({ id, said }: NonNullable<Brief['dish']>, title: string): Breach[] {
  const words = slugOf(said)
    .split('-')
    .filter((word) => word.length > 2)
  const named = slugOf(title)
  if (!title || words.length === 0 || words.some((word) => named.includes(word.replace(/s$/, '')))) return []
  return [
    {
      reading: `dish:${id ?? slugOf(said)}`,
      message: `It is to be ${quoted(said)}; ${quoted(title)} is another dish.`,
      said: `You asked for ${said}; this looks like a different dish.`,
    },
  ]
}

function ofFood(food: BriefFood, brief: Brief, ingredients: string[], { lines }: Counted): Breach[] {
  const instead = new Map(brief.instead.map(({ food: from, by }) => [from, by]))
  const ids = food.ids.flatMap((id) => [id, instead.get(id) ?? id])
  const isIn = lines.some(({ foodId }) => foodId !== null && ids.some((id) => isSameFood(foodId, id)))
  // A line that our table could not match may still name the food. A line matched to another food does not contain it.
  const unread = ingredients.filter((_, at) => !lines[at]?.foodId).map((line) => line.toLowerCase())
  const isNamed = food.said
    .toLowerCase()
    .split(' or ')
    .some((name) => unread.some((line) => line.includes(name.replace(/s$/, ''))))
  if (isIn || isNamed) return []
  return [
    {
      reading: `food:${slugOf(food.said)}`,
      message: `${quoted(food.said)} must be in it; no ingredient line holds it.`,
      said: `You asked for ${food.said}; it is not in this dish.`,
    },
  ]
}

/** Whether a counted figure of one serving meets a limit. A target is met within 3 g, or 25 kcal. */
export function keepsTo({ figure, kind, value }: Limit, is: number): boolean {
  if (kind === 'at-most') return is <= value
  if (kind === 'at-least') return is >= value
  return Math.abs(is - value) <= (figure === 'calories' ? 25 : 3)
}

function ofLimit(limit: Limit, servings: number, counted: Counted): Breach[] {
  const { basis, lines, perServing } = counted
  const reading = limitId(limit)
  const is = basis === 'model' ? null : perServing[limit.figure]
  const asked = `${limitInWords(limit)} a serving`
  const open = lines.find(isOpen)
  if (is === null)
    return [
      {
        reading,
        message: `Asked for: ${asked}. ${open ? `${quoted(open.line)} could` : 'It could'} not be counted: give every ingredient a weight or a measure.`,
        said: `You asked for ${limitInWords(limit)}; we could not count this dish.`,
      },
    ]
  const { unit } = FIGURE[limit.figure]
  if (keepsTo(limit, is)) {
    // Uncounted ingredients may break a limit that the counted ones meet.
    return open && limit.kind !== 'at-least' && mayBreak(limit, counted)
      ? [
          {
            reading,
            message: `Asked for: ${asked}. ${quoted(open.line)} could not be counted: give it a weight or a measure, or leave it out.`,
            said: `You asked for ${limitInWords(limit)}; this has at least ${gramsOf(is)}${unit}, and not all of it could be counted.`,
          },
        ]
      : []
  }
  const found = `Asked for: ${asked}. By our count it holds ${figureOf(is, limit.value)}${unit}.`
  const said = `You asked for ${limitInWords(limit)}; this has ${figureOf(is, limit.value)}${unit}.`
  const most = limit.kind !== 'at-least' && is > limit.value ? heaviest(lines, limit.figure) : null
  if (!most) return [{ reading, message: found, said }]
  const one = (most.nutrition[limit.figure] ?? 0) / Math.max(1, servings)
  const left = Math.max(0, Math.round(limit.value - (is - one)))
  return [
    {
      reading,
      message: `${found} ${quoted(most.line)} alone brings ${Math.round(one)}${unit}; with the rest as it is, ${left}${unit} are left for it.`,
      said,
    },
  ]
}

/**
 * Whether what is left out may break a limit that the counted lines meet: only figures that depend on carbohydrate are
 * bounded.
 */
export function mayBreak(limit: Limit, counted: Pick<Figures, 'perServing' | 'mayAdd'>): boolean {
  const { figure } = limit
  if (figure !== 'carbs' && figure !== 'netCarbs') return true
  const most = atMost(counted, figure)
  return most === null || !keepsTo(limit, most)
}

/** In whole numbers, unless rounding would show the limit itself. */
const figureOf = (is: number, value: number): string =>
  Math.round(is) === value ? is.toFixed(1) : gramsOf(is)

const gramsOf = (is: number): string => String(Math.round(is))

const isOpen = (line: LineFigures): boolean => !isCounted(line) && !line.negligible && line.carriesCarbs

const heaviest = (lines: LineFigures[], figure: Limit['figure']): LineFigures | null =>
  lines.reduce<LineFigures | null>(
    (most, line) => ((line.nutrition[figure] ?? 0) > (most?.nutrition[figure] ?? 0) ? line : most),
    null,
  )

function ofMinutes(
  { minutes }: Brief,
  { prepTime, cookTime }: { prepTime: number; cookTime: number },
): Breach[] {
  const total = prepTime + cookTime
  return minutes === null || total <= minutes
    ? []
    : [
        {
          reading: 'minutes',
          message: `There are ${minutes} minutes in all; it takes ${total}.`,
          said: `You have ${minutes} minutes; this takes ${total}.`,
        },
      ]
}

function ofServings({ servings, servingsSaid }: Brief, draft: { servings: number }): Breach[] {
  return !servingsSaid || draft.servings === servings
    ? []
    : [
        {
          reading: 'people',
          message: `It is to serve ${servings}; it serves ${draft.servings}.`,
          said: `You cook for ${servings}; the amounts are for ${draft.servings}.`,
        },
      ]
}

/** Words that show a tool is used without naming it. */
const AT_WORK: Partial<Record<Tool, RegExp>> = {
  oven: /\boven\b|\bpreheat\b|\bbroil/i,
  stove: /\b(?:skillet|saucepan|frying pan|stove(?:top)?|simmer|saute|sauté)\b/i,
}
const HEAT =
  /\b(?:cook|bake|boil|fry|simmer|roast|saut[eé]|grill|microwave|preheat|toast|broil|steam|sear|heat)\b(?! (?:of|through the day))/i

function ofTools({ tools }: Brief, instructions: string[]): Breach[] {
  if (instructions.length === 0) return []
  const steps = instructions.join(' ')
  const speaksOf = (tool: Tool) =>
    AT_WORK[tool]?.test(steps) ||
    TOOLS.some(
      ({ means, en }) => means === tool && new RegExp(`(?<![\\w-])(?:${en})(?!\\w)`, 'i').test(steps),
    )
  const wrong: Breach[] = []
  if (tools.use === 'none' && HEAT.test(steps))
    wrong.push({
      reading: 'tool:none',
      message: 'Nothing is to be cooked or heated; a step does.',
      said: 'You asked for no cooking; this is cooked.',
    })
  else if (tools.use && tools.use !== 'none' && !speaksOf(tools.use))
    wrong.push({
      reading: `tool:${tools.use}`,
      message: `It is to be made with this tool: ${tools.use.replace('-', ' ')}; no step uses it.`,
      said: `You asked for the ${tools.use.replace('-', ' ')}; it is made another way.`,
    })
  for (const tool of tools.without)
    if (speaksOf(tool))
      wrong.push({
        reading: `tool:no-${tool}`,
        message: `There is no ${tool.replace('-', ' ')}; a step uses one.`,
        said: `You asked for no ${tool.replace('-', ' ')}; this uses one.`,
      })
  return wrong
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, 200))
