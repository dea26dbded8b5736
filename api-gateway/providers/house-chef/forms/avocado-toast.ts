import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const avocadoToast: Form = {
  id: 'avocado-toast',
  called: 'an open sandwich',
  meals: ['Breakfast', 'Lunch', 'Snack'],
  says: ['sandwich', 'quick', 'no-oven', 'no-cook'],
  gives: ['avocado', 'toast', 'bread'],
  minutes: 10,
  skill: 1,
  keeps: KEEPS.fresh,
  kits: ['dill', 'chili', 'herb', 'greek', 'tarragon', 'basil'],
  needs: ['avocado'],
  roles: {
    bread: { kinds: ['carbohydrate'], way: 'toast', grams: 34 },
    top: {
      kinds: ['fish', 'poultry', 'shellfish', 'seed', 'pulse'],
      way: 'cold',
      grams: 75,
      never: ['edamame', 'kidney-beans', 'lentils-cooked'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 70,
      count: 1,
      more: 2,
      only: ['cherry-tomatoes', 'tomato', 'cucumber', 'radishes', 'roasted-red-peppers', 'fennel-bulb'],
    },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 20 },
  },
  cook(top) {
    const topping = top.one('top')
    const seeds = topping.kind === 'seed'
    const bread = top.put(top.one('bread'), top.one('bread').unitGrams, '', 'fixed')
    const avocado = top.shelf('avocado', 0.5)
    const acid = top.acid(1)
    const seasoned = top.salt(0.06)
    const protein = top.put(topping, seeds ? 22 : 75)
    const vegetables = top.putAll('vegetables', 80, 'sliced')
    const leaf = top.put(top.one('leaf'), 22)
    const herb = top.herb(0.5)
    return {
      title: `${titles([topping])} and Avocado on ${top.one('bread').title}`,
      description: `One dense slice, piled high: the ${bread} is the plate, the ${and(avocado, protein)} are the meal.`,
      prep: 8,
      cook: 2,
      steps: [
        `Crisp the ${bread} under the broiler or in the toaster, 2 minutes or so.`,
        `Crush the ${avocado} with the ${acid} and the ${seasoned}, leaving some lumps, and spread it to the very edges.`,
        `Lay on the ${leaf} and ${vegetables}, then the ${protein}. Strew with the ${herb} and eat with a knife and fork.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('bread'),
        more: [
          'Dense, grainy or sour loaves raise blood sugar less than soft ones of the same weight.',
          `The fat in ${avocado} slows digestion, which helps the slice underneath.`,
        ],
      }),
    }
  },
}
