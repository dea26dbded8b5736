import { titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

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
      description: `One slice of ${bread} spread with ${avocado} and topped with ${protein} and vegetables.`,
      prep: 8,
      cook: 2,
      steps: [
        `Toast the ${bread} in a toaster or under the broiler for about 2 minutes, until crisp and lightly browned.`,
        `Mash the ${avocado} with the ${acid} and the ${seasoned}, leaving a few lumps. Spread on the toast, out to the edges.`,
        `Top with the ${leaf}, the ${vegetables} and the ${protein}. Sprinkle with the ${herb} and serve.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('bread'),
        more: [
          'Dense, grainy loaves raise blood sugar less than soft ones of the same weight.',
          `The fat and fiber in ${avocado} slow digestion.`,
        ],
      }),
    }
  },
}
