import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { Figures } from '@evenplate/domain/recipe'
import { totalsOf } from '@evenplate/domain/totals'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { FOODS } from '@evenplate/nutrition/table/foods'
import type { Example, FoodTable, Incomplete } from '../../../shell/pages/how-we-count/published.ts'

/** The dish that the page counts step by step, for four. */
const DISH = {
  title: 'Chicken and chickpea curry with brown rice',
  servings: 4,
  ingredients: [
    '1/2 cup brown rice, uncooked',
    '1 (15 oz) can chickpeas, drained and rinsed',
    '1 lb boneless, skinless chicken thighs, cut up',
    '1 medium onion, diced',
    '1 cup crushed tomatoes',
    '1/2 cup coconut milk',
    '4 cups fresh spinach',
    '1 tbsp olive oil',
    '2 tsp curry powder',
  ],
}

/** A dish with a food that is in no food table. */
const BOWL = ['14 oz firm tofu, cubed', '3 cups broccoli florets', '1 tbsp sesame oil']
const RICE = '1 cup cooked brown rice'

/** Counted by the product itself, with the figures as the page shows them. */
export function exampleOf(): Example {
  const { lines, perServing, plate, carbsBetween, basis } = figuresOf({ ...DISH, claimed: NO_CLAIMS })
  if (basis !== 'computed') throw new Error(`The example is not fully counted: ${basis}`)
  return {
    title: DISH.title,
    servings: DISH.servings,
    lines: lines.map((line) => ({
      line: line.line,
      food: line.food,
      grams: whole(line.grams),
      weighedBy: line.weighedBy,
      source: line.source,
      carbs: tenth(line.nutrition.carbs),
      fiber: tenth(line.nutrition.fiber),
      netCarbs: tenth(line.nutrition.netCarbs),
      gi: line.gi,
      giSource: line.giSource,
      giEstimate: line.giEstimate,
      load: tenth(line.glycemicLoad),
    })),
    pot: servingOf(totalsOf(lines, 1).perServing),
    perServing: servingOf(perServing),
    carbsBetween,
    plate: plate && {
      vegetables: hundredth(plate.vegetables),
      protein: hundredth(plate.protein),
      carbohydrate: hundredth(plate.carbohydrate),
      other: hundredth(plate.other),
    },
  }
}

/** What the page shows of one line. */
const servingOf = ({ carbs, fiber, glycemicLoad }: Example['perServing']): Example['perServing'] => ({
  carbs,
  fiber,
  glycemicLoad,
})

/** What the page says about a dish with a spoon and with a jar of a food in no table, and where that may be most of it. */
export const incompleteExamplesOf = (): Incomplete => ({
  range: incomplete('1 tbsp Old Harbour glaze', [RICE], 'computed'),
  atLeast: incomplete('1 jar Old Harbour glaze', [RICE], 'partial'),
  noTotal: incomplete('1 jar Old Harbour glaze', [], 'partial'),
})

function incomplete(glaze: string, more: string[], told: Figures['basis']) {
  const ingredients = [...BOWL, ...more, glaze]
  const { perServing, basis, carbsBetween } = figuresOf({ ingredients, servings: 2, claimed: NO_CLAIMS })
  if (basis !== told) throw new Error(`The example is not ${told}: ${basis}`)
  return { line: glaze, carbs: perServing.carbs, carbsBetween }
}

/** The number of foods, and how good the sources of their figures are. */
export function tableOf(): FoodTable {
  const withIndex = FOODS.filter(({ gi }) => gi !== null)
  return {
    foods: FOODS.length,
    fromUsda: FOODS.filter(({ ndb, source }) => ndb !== '' && source === undefined).length,
    withIndex: withIndex.length,
    estimatedIndex: withIndex.filter(({ gi }) => gi?.estimate).length,
    measures: FOODS.reduce((sum, { measures }) => sum + measures.length, 0),
  }
}

const whole = (value: number | null) => (value === null ? null : Math.round(value))
const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
const hundredth = (value: number) => Math.round(value * 100) / 100
