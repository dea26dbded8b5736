import { fraction } from './amounts.ts'
import type { Entry } from './larder-entry.ts'
import type { Worktop } from './worktop.ts'

/**
 * Tips true of this dish: its carbohydrate food and how much of it is a portion, what its fibre and
 * protein do, and one habit. Grams are a serving's, from the plan rather than the scale.
 */
export function tipsFor(
  top: Worktop,
  said: { carb?: Entry | null; fibre?: string; more?: string[] },
): string[] {
  const own = (said.more ?? []).slice(0, 2)
  const carb = said.carb ? [carbTip(top, said.carb)] : []
  const fibre = said.fibre ? [top.pick(FIBRE).replace('{it}', said.fibre)] : []
  return [...new Set([...carb, ...own, ...fibre, top.pick(HABITS)])].slice(0, 4)
}

function carbTip(top: Worktop, carb: Entry): string {
  const item = top.ingredients.find(({ entry }) => entry.food.id === carb.food.id)
  const cups = item && carb.unit === 'cup' ? item.grams / top.servings / carb.unitGrams : 0
  const amount =
    cups > 0.12
      ? `about ${fraction(nearQuarter(cups))} cup`
      : item
        ? `about ${Math.round(item.grams / top.servings / 5) * 5} g`
        : 'a small share'
  return top.pick([
    `Most of the carbohydrate here is in the ${carb.name}: ${amount} a serving. Measure it once and you will know the portion by eye.`,
    `The ${carb.name} ${carb.name.endsWith('s') ? 'are' : 'is'} what moves blood sugar most in this dish. A serving holds ${amount}; seconds are better taken from the rest of the plate.`,
  ])
}

const nearQuarter = (cups: number): number => Math.max(0.25, Math.round(cups * 4) / 4)

const FIBRE = [
  'Start with the {it}: eating fibre and protein before starch tends to soften the rise that follows.',
  'The {it} brings fibre, which slows how quickly the rest is taken up.',
  'Double the {it} if you are hungry; it adds volume and fibre for very little carbohydrate.',
]

const HABITS = [
  'A ten-minute walk after eating helps muscles take up glucose.',
  'Check two hours after your first bite if you want to see how this dish works for you.',
  'Eat slowly and sit down for it: fullness takes some twenty minutes to be noticed.',
]
