import { fraction } from './amounts.ts'
import { isPlural } from './cooking.ts'
import type { Entry } from './larder-entry.ts'
import type { Worktop } from './worktop.ts'

/**
 * Tips true of this dish: its carbohydrate food and how much of it is a portion, what its fibre and
 * protein do, and one habit.
 * @param said.apart the vegetables lie beside the rest, so that they can be eaten first
 */
export function tipsFor(
  top: Worktop,
  said: { carb?: Entry | null; fibre?: string; apart?: boolean; more?: string[] },
): string[] {
  const own = (said.more ?? []).slice(0, 2)
  const carb = said.carb ? [carbTip(top, said.carb)] : []
  const fibre = said.fibre ? [fibreTip(top, said.fibre, said.apart ?? false)] : []
  return [...new Set([...carb, ...own, ...fibre, top.pick(HABITS)])].slice(0, 4)
}

function fibreTip(top: Worktop, named: string, apart: boolean): string {
  const foods = top.ingredients.filter(({ name }) => named.includes(name)).map(({ entry }) => entry)
  const light = foods.length > 0 && foods.every(({ kind }) => kind === 'vegetable' || kind === 'leaf')
  const [brings, adds] =
    isPlural(named) || / and /.test(named) ? ['bring', 'they add'] : ['brings', 'it adds']
  return top.pick([
    `The ${named} ${brings} fibre, which slows how quickly the rest is taken up.`,
    ...(light
      ? [`Double the ${named} if you are hungry; ${adds} volume and fibre for very little carbohydrate.`]
      : []),
    ...(light && apart
      ? [
          `Start with the ${named}: eating fibre and protein before starch tends to soften the rise that follows.`,
        ]
      : []),
  ])
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
    `The ${carb.name} ${isPlural(carb.name) ? 'are' : 'is'} what moves blood sugar most in this dish. A serving holds ${amount}; seconds are better taken from the rest of the plate.`,
  ])
}

const nearQuarter = (cups: number): number => Math.max(0.25, Math.round(cups * 4) / 4)

const HABITS = [
  'A ten-minute walk after eating helps muscles take up glucose.',
  'Check two hours after your first bite if you want to see how this dish works for you.',
  'Eat slowly and sit down for it: fullness takes some twenty minutes to be noticed.',
]
