import type { Tool } from '../brief/brief.ts'
import type { BookDish, DishWay } from './dish.ts'
import { expand } from './expand.ts'
import { fillingInPot } from './filling-in-pot.ts'
import { ovenWay } from './oven-way.ts'
import { potWay } from './pot-way.ts'

/** Tools that can replace another if every step is a technique worded for them, or needs no heat. */
const STANDS_FOR: Partial<Record<Tool, Tool[]>> = {
  'air-fryer': ['oven'],
  'slow-cooker': ['oven', 'stove'],
  'pressure-cooker': ['oven', 'stove'],
  microwave: ['stove'],
  grill: ['stove', 'oven'],
  oven: ['grill'],
  stove: ['grill', 'oven'],
}

/** Words that a way for another tool must not contain; cookware as whole words, since a potato is not a pot. */
const HEATS =
  /\b(?:(?:oven|sheet pan|skillet|wok|pot|pan|stove)s?|(?:heat|boil|simmer|bake|broil|roast|grill)\w*)\b/i

const CALLS = /@[^;]*/g

/** Grams per load in an air fryer's basket. */
const BASKET = 600

/** The way to cook a dish with a tool: its own, or one that its techniques allow; null if neither exists. */
export function wayWith(dish: BookDish, tool: Tool): DishWay | null {
  const ways = known.get(dish) ?? new Map<Tool, DishWay | null>()
  known.set(dish, ways)
  const before = ways.get(tool)
  if (before !== undefined) return before
  const way = findWay(dish, tool)
  ways.set(tool, way)
  return way
}

const known = new WeakMap<BookDish, Map<Tool, DishWay | null>>()

function findWay(dish: BookDish, tool: Tool): DishWay | null {
  const own = dish.ways.find((way) => way.tool === tool)
  if (own) return own
  for (const from of STANDS_FOR[tool] ?? []) {
    const way = dish.ways.find((one) => one.tool === from)
    const steps = way?.steps.map((step) => stepFor(step, tool))
    if (!way || !steps || steps.some((step) => step === null)) continue
    // If no technique changes with the tool, the tool does not cook.
    if (!way.steps.some((step) => step.includes('@') && expand(step, tool) !== expand(step, from))) continue
    return {
      ...way,
      tool,
      ...(tool === 'air-fryer' && way.load
        ? { load: { ...way.load, grams: Math.min(BASKET, way.load.grams), of: 'batches' as const } }
        : {}),
    }
  }
  return tool === 'oven' ? ovenWay(dish) : (potWay(dish, tool) ?? fillingInPot(dish, tool))
}

const stepFor = (step: string, tool: Tool): string | null =>
  HEATS.test(step.replace(CALLS, '')) ? null : expand(step, tool)

/** Every tool a dish can be cooked with, its own first. */
export function toolsOf(dish: BookDish): Tool[] {
  const own = [...new Set(dish.ways.map(({ tool }) => tool))]
  const derived = (Object.keys(STANDS_FOR) as Tool[]).filter(
    (tool) => !own.includes(tool) && wayWith(dish, tool),
  )
  return [...own, ...derived]
}
