import type { Figures, LineFigures, Swap } from '@evenplate/domain/recipe'
import { newWords } from '@evenplate/domain/swap'
import { lineFiguresOf } from '../figures/figures.ts'
import { readLine, readOurLine } from '../reading/read-line.ts'
import { type Rules, recipeViolations } from '../rules/rules.ts'
import type { Food } from '../table/food.ts'
import { foodById } from '../table/foods.ts'
import { amountsIn, type FindAmounts } from './amounts.ts'
import { type Dish, textsOf } from './dish.ts'
import { swapLine } from './line.ts'
import type { Name } from './names.ts'
import type { Option, Role } from './option.ts'
import { withPromises } from './promises.ts'
import { readsWell } from './reads-well.ts'
import { roleOf } from './roles.ts'
import { othersIn } from './sentence.ts'
import { type OldFood, textsWith } from './texts-with.ts'
import { namesTold, wordsFor } from './words.ts'

/**
 * Lower-glycemic foods for the lines that carry most of a dish's load, best first: at most three lines, three each.
 * None breaks a rule the dish follows or raises its carbohydrate; none relies only on an estimated glycemic index.
 * Empty if the load is not known.
 */
export function swapsFor(dish: Dish, figures: Pick<Figures, 'perServing' | 'lines'>, rules: Rules): Swap[] {
  const load = figures.perServing.glycemicLoad
  if (load === null) return []
  const kept = withPromises(rules, dish)
  const servings = Math.max(1, dish.servings)
  // Read once: an edited recipe may have a hundred lines.
  const names = dish.ingredients.map((line) => readLine(line).name)
  const found = heaviest(figures.lines, load * servings, servings).flatMap((at) =>
    firstKept(swapsAt(at, { dish, names, lines: figures.lines, servings }), kept, dish),
  )
  return apart(found.sort((a, b) => savedBy(b, figures.lines) - savedBy(a, figures.lines)))
}

/** More would be too many to choose from. */
const LINES = 3
const EACH = 3

/** A line is worth a swap if it has a fifth of the load, or 3 per serving; never below 1 per serving, which no meter shows. */
const SHARE = 0.2
const MUCH = 3
const LEAST = 1

/** Lines by their load, the heaviest first. */
function heaviest(lines: LineFigures[], load: number, servings: number): number[] {
  const of = (at: number) => lines[at]?.glycemicLoad ?? 0
  return lines
    .map((_, at) => at)
    .filter((at) => of(at) >= LEAST * servings && (of(at) >= SHARE * load || of(at) >= MUCH * servings))
    .sort((a, b) => of(b) - of(a))
    .slice(0, LINES)
}

type CountedDish = { dish: Dish; names: string[]; lines: LineFigures[]; servings: number }

/** Makes only as many as are offered. */
function firstKept(swaps: Iterable<Swap>, kept: Rules, dish: Dish): Swap[] {
  const first: Swap[] = []
  for (const swap of swaps) {
    if (!keeps(swap, kept, dish) || first.some((other) => sameWords(other, swap))) continue
    first.push(swap)
    if (first.length === EACH) break
  }
  return first
}

function* swapsAt(at: number, { dish, names, lines, servings }: CountedDish): Generator<Swap> {
  const line = lines[at]
  const food = line?.foodId ? foodById(line.foodId) : undefined
  const role = food && roleOf(food.id)
  if (!line?.grams || !food || !role) return
  const named = readLine(line.line).name
  const others = names.filter((_, i) => i !== at)
  const old: OldFood = { food, line, named, others, steps: dish.instructions, more: othersIn(others) }
  const told = namesTold(food, role, named, others)
  const amounts = amountsIn(
    dish.instructions,
    told.map(({ name }) => name),
  )
  for (const option of role.options) {
    if (!suits(option, dish, lines)) continue
    const swap = swapWith(option, { at, old, role, dish, told, amounts, servings })
    if (swap) yield swap
  }
}

/** Whether the dish still works with it, and does not already have that food. */
function suits({ only, titled, not, food, called }: Option, dish: Dish, lines: LineFigures[]): boolean {
  if (called && lines.some(({ foodId }) => foodId && withoutState(foodId) === withoutState(food)))
    return false
  if (titled && !titled.test(dish.title)) return false
  const told = [dish.title, ...dish.instructions].join('\n')
  return (!only || only.test(told)) && !not?.test([told, ...dish.ingredients].join('\n'))
}

/** Cauliflower is cauliflower, raw or cooked. */
const withoutState = (id: string): string =>
  id.replace(/-(?:cooked|boiled|baked|roasted|steamed|frozen|raw|dry|riced)$/, '')

/** The part that is the same for all options of a line. */
type LineToSwap = {
  at: number
  old: OldFood
  role: Role
  dish: Dish
  told: Name[]
  amounts: FindAmounts | null
  servings: number
}

function swapWith(
  offered: Option,
  { at, old, role, dish, told, amounts, servings }: LineToSwap,
): Swap | null {
  const { food, line } = old
  const cut = cutLike(offered, readLine(line.line).rest)
  const written = swapLine(cut, gramsOf(offered, line, food))
  if (!written) return null
  // The steps do not call a single orange "oranges".
  const option =
    /^1 (?!cup|tbsp)/.test(written) && offered.one ? { ...offered, called: offered.one } : offered
  // Measured by our cups and pieces, so many dishes get the same lines.
  const counted = lineFiguresOf(cut === offered ? readOurLine(written) : readLine(written))
  // If the table and the reader disagree, a page would show a wrong number.
  if (counted.foodId !== option.food || !isBetter(counted, line, servings)) return null
  const words = wordsFor(food, role, option, { dish, others: old.others, names: told })
  if (!words) return null
  const texts = textsWith(option, { ...old, words, names: told, amounts })
  if (!texts) return null
  const swap = { at, line: counted, words: texts.words, step: texts.step, reason: option.reason }
  return readsWell(dish, swap) ? swap : null
}

/** Slice for slice if the weight of one is known, or else by weight. */
function gramsOf({ food, by, each, ratio }: Option, line: LineFigures, replaced: Food): number {
  const grams = line.grams ?? 0
  const piece = PIECES.map((unit) => measureOf(replaced, unit)).find((one) => one !== null)
  const one = each ? measureOf(foodById(food), by) : null
  return each && piece && one ? Math.round((grams / piece) * each) * one : grams * ratio
}

const PIECES = ['slice', 'piece', 'medium']

const measureOf = (food: Food | undefined, unit: string): number | null =>
  food?.measures.find((measure) => measure.unit === unit)?.grams ?? null

/** "Peeled and cubed", in the words of the line it replaces. */
function cutLike(option: Option, rest: string): Option {
  const cut = rest
    .replace(/\([^()]*\)/g, '')
    .split(/,\s/)
    .slice(1)
    .join(', ')
    .replace(/\bpeeled(?:,| and)? ?/i, '')
    .trim()
  return option.cutAlike && CUT.test(cut) ? { ...option, prepared: cut } : option
}

const CUT =
  /^(?:(?:and|peeled|cut|cubed|diced|sliced|chopped|quartered|halved|thinly|finely|roughly|into|large|small|bite-size|bite-sized|[\d½¼¾⅓⅔]+-inch|dice|bite|chunks|pieces|cubes|wedges|rounds|strips|sticks)[\s,]*)+$/i

/**
 * Lower by a point per serving and by a fifth of the line's load, without more carbohydrate. If either index is an
 * estimate, the available carbohydrate has to be lower by a sixth.
 */
function isBetter(next: LineFigures, line: LineFigures, servings: number): boolean {
  const [carbs, net, load] = [next.nutrition.carbs, next.nutrition.netCarbs, next.glycemicLoad]
  const [carbsNow, netNow, loadNow] = [line.nutrition.carbs, line.nutrition.netCarbs, line.glycemicLoad]
  if (carbs === null || net === null || load === null) return false
  if (carbsNow === null || netNow === null || loadNow === null || carbs > carbsNow) return false
  if ((next.giEstimate || line.giEstimate) && net > netNow * (5 / 6)) return false
  const saved = loadNow - load
  return saved >= LEAST * servings && saved >= SHARE * loadNow
}

/** Only what the swap writes or changes is checked: the dish may already have broken a rule before. */
function keeps(swap: Swap, rules: Rules, dish: Dish): boolean {
  if (!forbidsAnything(rules)) return true
  const { line, words, step, reason } = swap
  const written = words.filter(({ from, to }) => from !== to).map(({ to }) => to)
  if (brokenBy([line.line], [...new Set([...written, step ?? '', reason])], rules).length > 0) return false
  // "Sweet potato custard" has no milk; "celeriac custard" may.
  const say = newWords(swap)
  const changes = textsOf(dish).flatMap((text) => {
    const said = say(text)
    return said === text ? [] : [{ text, said }]
  })
  const broken = brokenBy(
    [],
    changes.map(({ said }) => said),
    rules,
  )
  if (broken.length === 0) return true
  const before = changes.map(({ text }) => text)
  const known = new Set(brokenBy([], before, rules))
  return broken.every((rule) => known.has(rule))
}

const forbidsAnything = ({ allergies, diets, avoid }: Rules): boolean =>
  allergies.length + diets.length + avoid.length > 0

const brokenBy = (ingredients: string[], instructions: string[], rules: Rules): string[] =>
  recipeViolations({ title: '', ingredients, instructions }, rules).map(({ rule }) => rule)

/** Gluten-free oats are offered only if plain ones are not allowed. */
const sameWords = (one: Swap, other: Swap): boolean =>
  one.words.length > 0 && JSON.stringify(one.words) === JSON.stringify(other.words)

const savedBy = ({ at, line }: Swap, lines: LineFigures[]): number =>
  (lines[at]?.glycemicLoad ?? 0) - (line.glycemicLoad ?? 0)

/** Swaps on different lines can be combined: none changes words that another would write. */
function apart(swaps: Swap[]): Swap[] {
  return swaps.map((swap) => {
    const say = newWords(swap)
    const written = swaps.filter(({ at }) => at !== swap.at).flatMap(({ words }) => words.map(({ to }) => to))
    const kept = [...new Set(written)].filter((to) => say(to) !== to).map((to) => ({ from: to, to }))
    return { ...swap, words: [...swap.words, ...kept] }
  })
}
