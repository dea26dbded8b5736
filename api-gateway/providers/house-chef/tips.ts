import { availableCarbs } from '@evenplate/nutrition/food'
import { fraction } from './amounts.ts'
import { isPlural } from './cooking.ts'
import type { Entry } from './larder-entry.ts'
import type { Worktop } from './worktop.ts'

/**
 * Tips true of this dish: its carbohydrate food and how much of it is a portion, what its fiber and
 * protein do, and one habit.
 * @param said.apart the vegetables lie beside the rest, so that they can be eaten first
 */
export function tipsFor(
  top: Worktop,
  said: { carb?: Entry | null; fibre?: string; apart?: boolean; more?: string[] },
): string[] {
  const own = (said.more ?? []).slice(0, 2)
  const carb = said.carb ? carbTip(top) : []
  const fibre = said.fibre ? [fibreTip(top, said.fibre, said.apart ?? false)] : []
  return [...new Set([...carb, ...own, ...fibre, top.pick(HABITS)])].slice(0, 4)
}

function fibreTip(top: Worktop, named: string, apart: boolean): string {
  const foods = top.ingredients.filter(({ name }) => named.includes(name)).map(({ entry }) => entry)
  const light = foods.length > 0 && foods.every(isLight)
  const [brings, adds] =
    isPlural(named) || / and /.test(named) ? ['bring', 'they add'] : ['brings', 'it adds']
  return top.pick([
    `The ${named} ${brings} fiber, which slows how quickly the rest is taken up.`,
    ...(light
      ? [`Double the ${named} if you are hungry; ${adds} volume and fiber for very little carbohydrate.`]
      : []),
    ...(light && apart
      ? [
          `Start with the ${named}: eating fiber and protein before starch tends to soften the rise that follows.`,
        ]
      : []),
  ])
}

const isLight = ({ kind, food }: Entry): boolean =>
  (kind === 'vegetable' || kind === 'leaf') && (availableCarbs(food) ?? 0) < 6

/** Of the food that brings most carbohydrate, whichever the form expected it to be. */
function carbTip(top: Worktop): string[] {
  const brought = top.ingredients.map((item) => ({
    ...item,
    net: ((availableCarbs(item.entry.food) ?? 0) * item.grams) / 100,
  }))
  const all = brought.reduce((sum, { net }) => sum + net, 0)
  const most = brought.reduce((one, other) => (other.net > one.net ? other : one))
  // Nobody is to measure their leeks.
  if (all === 0 || most.net < 0.3 * all || most.entry.food.group === 'vegetable') return []
  const { entry, grams } = most
  const each = grams / top.servings
  const cups = entry.unit === 'cup' ? each / entry.unitGrams : 0
  const amount =
    cups > 0.12 ? `about ${fraction(nearQuarter(cups))} cup` : `about ${Math.round(each / 5) * 5 || 2} g`
  const share = most.net > 0.5 * all ? 'Most' : 'The largest share'
  return [
    top.pick([
      `${share} of the carbohydrate here is in the ${entry.name}: ${amount} a serving. Measure it once and you will know the portion by eye.`,
      `${share} of the carbohydrate comes from the ${entry.name}. A serving holds ${amount}; seconds are better taken from the rest of the plate.`,
    ]),
  ]
}

const nearQuarter = (cups: number): number => Math.max(0.25, Math.round(cups * 4) / 4)

const HABITS = [
  'A ten-minute walk after eating softens the rise that follows.',
  'Check two hours after your first bite if you want to see how this dish works for you.',
  'Eat slowly and sit down for it: fullness takes some twenty minutes to be noticed.',
]
