import type { LineFigures } from '@evenplate/domain/recipe'
import type { ShopFood } from '@evenplate/domain/shop-food'
import type { PantryItem } from '../fill.ts'
import { cookedServings, dishIn, type Plan } from '../plan.ts'

/** How much of one food a week's slots cook, in the form it is bought in. */
export type FoodNeed = {
  food: string
  /** The recipe's name for it, for a food we do not know how to buy. */
  called: string
  grams: number
  /** Ids of the slots that cook it. */
  slots: string[]
  /** Grams that recipes give in another form, "600 g cooked white rice", and where the ratio comes from. */
  forms: FoodForm[]
  /** Its lines without a weight, "salt to taste", in their own words. */
  unweighed: string[]
}

export type FoodForm = { name: string; grams: number; source: string }

/** A line without a known food, or several such lines with the same words. */
export type LineNeed = {
  words: string
  /** The factor for its amount: 1.5 if six people eat a recipe for four. */
  times: number
  slots: string[]
}

export type Needs = { foods: ReadonlyMap<string, FoodNeed>; lines: readonly LineNeed[] }

/** What all slots of the week that cook need; leftovers need nothing. The order of the slots does not matter. */
export function needsOf(plan: Plan, foods: ReadonlyMap<string, ShopFood>): Needs {
  const needed = new Map<string, FoodNeed>()
  const lines = new Map<string, LineNeed>()
  for (const slot of plan.slots) {
    const cooked = cookedServings(plan, slot)
    const recipe = dishIn(plan, slot)?.recipe
    if (!(cooked > 0) || !recipe) continue
    const times = cooked / (recipe.servings > 0 ? recipe.servings : 1)
    for (const line of recipe.figures.lines) {
      if (isWater(line)) continue
      if (line.foodId === null) addLine(lines, line.line.trim(), times, slot.id)
      else addFood(needed, line, foods.get(line.foodId), times, slot.id)
    }
  }
  return { foods: needed, lines: [...lines.values()] }
}

/** Grams at home, by the food they are bought as. */
export function pantryOf(
  pantry: readonly PantryItem[],
  foods: ReadonlyMap<string, ShopFood>,
): Map<string, number> {
  const found = new Map<string, number>()
  for (const item of pantry) {
    const { id, times } = bought(item.food, foods)
    found.set(id, (found.get(id) ?? 0) + item.grams * times)
  }
  return found
}

function bought(id: string, foods: ReadonlyMap<string, ShopFood>): { id: string; times: number } {
  return foods.get(id)?.boughtAs ?? { id, times: 1 }
}

function addFood(
  needed: Map<string, FoodNeed>,
  line: LineFigures,
  food: ShopFood | undefined,
  times: number,
  slot: string,
): void {
  if (line.grams !== null && !(line.grams > 0)) return
  const as = food?.boughtAs
  const id = as?.id ?? line.foodId ?? ''
  const need = needed.get(id) ?? {
    food: id,
    called: line.food ?? line.line,
    grams: 0,
    slots: [],
    forms: [],
    unweighed: [],
  }
  needed.set(id, need)
  if (line.grams !== null) {
    need.grams += line.grams * times * (as?.times ?? 1)
    if (food && as) addForm(need.forms, food.name, line.grams * times, as.source)
  } else if (!need.unweighed.includes(line.line)) need.unweighed.push(line.line)
  if (!need.slots.includes(slot)) need.slots.push(slot)
}

function addForm(forms: FoodForm[], name: string, grams: number, source: string): void {
  const known = forms.find((form) => form.name === name)
  if (known) known.grams += grams
  else forms.push({ name, grams, source })
}

function addLine(lines: Map<string, LineNeed>, words: string, times: number, slot: string): void {
  const key = wordsKey(words)
  const need = lines.get(key) ?? { words, times: 0, slots: [] }
  lines.set(key, need)
  need.times += times
  if (!need.slots.includes(slot)) need.slots.push(slot)
}

/** Lines that differ only in capitals or spaces are one. */
export const wordsKey = (words: string): string => words.toLowerCase().split(/\s+/).filter(Boolean).join(' ')

/** Water and ice come from the tap. */
const isWater = ({ foodId, line, rest }: LineFigures): boolean =>
  foodId === 'water' || (foodId === null && isTapWater(rest || line))

function isTapWater(said: string): boolean {
  const words = said
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  return words.some((word) => WATER.has(word)) && words.every((word) => WATER.has(word) || AROUND.has(word))
}

const WATER: ReadonlySet<string> = new Set(['water', 'ice'])
const AROUND: ReadonlySet<string> = new Set(
  'cold hot warm boiling lukewarm cool chilled tap filtered crushed cube cubes cups cup ml l tbsp tsp as needed for to serve serving and plus more a few handful of'.split(
    ' ',
  ),
)
