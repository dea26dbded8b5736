import type { Tool } from '../../../brief/brief.ts'
import type { BookDish, DishWay } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import { toolsOf, wayWith } from '../../../dish-book/ways.ts'
import type { BookTask } from './task.ts'

/** Tools that most kitchens have come first. */
const COMMON: Tool[] = [
  'stove',
  'none',
  'oven',
  'microwave',
  'blender',
  'grill',
  'pressure-cooker',
  'air-fryer',
  'slow-cooker',
]

/** The ways to cook a dish as asked, best first; empty if there is none. */
export function waysFor(dish: BookDish, { brief }: BookTask): readonly DishWay[] {
  const tools = forHeat(dish, brief)
  if (!tools.use && tools.without.length === 0 && dish.ways.length > 0) return dish.ways
  const key = `${tools.use} ${[...tools.without].sort().join(' ')}`
  const known = ways.get(dish) ?? new Map<string, DishWay[]>()
  ways.set(dish, known)
  const before = known.get(key)
  if (before) return before
  const found = findWays(dish, tools)
  if (known.size >= MOST_KITCHENS) known.clear()
  known.set(key, found)
  return found
}

/** A blender cooks nothing: a soup that was asked for by its name is simmered first, whatever it is blended with. */
function forHeat(dish: BookDish, { tools, dish: named }: BookTask['brief']): Tools {
  const isHelper = tools.use === 'blender' && named?.id === dish.id && wayWith(dish, 'blender') === null
  return isHelper ? { ...tools, use: null } : tools
}

/** Most sets of tools to cache: only a few are common. */
const MOST_KITCHENS = 16
const ways = new WeakMap<BookDish, Map<string, DishWay[]>>()

function findWays(dish: BookDish, tools: Tools): DishWay[] {
  if (tools.use) {
    const way = wayWith(dish, tools.use) ?? (tools.use === 'none' ? coldWay(dish) : null)
    return way ? [way] : []
  }
  const fits = (way: DishWay) => !tools.without.includes(way.tool) && !needs(way, tools.without)
  const own = dish.ways.filter(fits)
  const others = toolsOf(dish)
    .filter((tool) => !dish.ways.some((way) => way.tool === tool))
    .sort((a, b) => COMMON.indexOf(a) - COMMON.indexOf(b))
    .flatMap((tool) => wayWith(dish, tool) ?? [])
    .filter(fits)
  return [...own, ...others]
}

/** A blender heats nothing either. */
const coldWay = (dish: BookDish): DishWay | null => dish.ways.find(({ tool }) => tool === 'blender') ?? null

const WORDS: Partial<Record<Tool, RegExp>> = {
  oven: /\b(?:oven|broil|bake)\b/i,
  stove:
    /\b(?:skillet|saucepan|(?:a|the|large|dry|heavy|deep) pot|wok|frying pan|simmer|boil|(?:low|medium|medium-high|high|medium-low) heat|stove)\b/i,
  microwave: /\bmicrowave\b/i,
  blender: /\bblender\b/i,
}

const HEAT = /\b(?:bake|roast|fry|toast|grill|sear|warm|melt|heat the|steam)\b/i

/** Whether written steps use only the available tools. */
export function isCookedSo(text: string, { use, without }: Tools): boolean {
  if (without.some((tool) => WORDS[tool]?.test(text))) return false
  if (use === 'none')
    return (
      !HEAT.test(text) && !Object.entries(WORDS).some(([tool, word]) => tool !== 'blender' && word.test(text))
    )
  return use === 'oven' ? /\boven\b/i.test(text) : true
}

type Tools = BookTask['brief']['tools']

/** Steps for one tool may name another: shells warmed in the oven. */
const needs = (way: DishWay, without: Tool[]): boolean =>
  without.some((tool) => {
    const word = WORDS[tool]
    return (
      word !== undefined &&
      way.steps.some((step) => word.test((expand(step, way.tool) ?? '').replace(/\[[^\]]*\]/g, '')))
    )
  })
