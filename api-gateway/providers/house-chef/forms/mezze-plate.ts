import { dipCut, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const mezzePlate: Form = {
  id: 'mezze-plate',
  called: 'a mezze plate',
  meals: ['Lunch', 'Snack', 'Dinner'],
  says: ['mezze', 'no-cook', 'no-oven', 'quick', 'mediterranean', 'middle-eastern'],
  minutes: 12,
  skill: 1,
  keeps: 'Each part keeps 3 days in a separate covered container in the refrigerator.',
  kits: ['greek', 'cumin', 'paprika', 'dill'],
  needs: ['hummus', 'olives-black'],
  roles: {
    protein: {
      kinds: ['fish', 'poultry', 'pulse'],
      way: 'cold',
      grams: 80,
      never: ['black-beans', 'kidney-beans', 'edamame'],
    },
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 160, count: 3, more: 1 },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 25, only: ['feta', 'goat-cheese'], optional: true },
  },
  cook(top) {
    const hummus = top.put(top.allowedFrom('hummus')!, 48, '', 'carb')
    const oil = top.fat(1)
    const spices = top.spices(0.5)
    const dippers = top.putAll('dippers', 165, dipCut)
    const main = top.one('protein')
    const protein = top.put(main, 82, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const acid = top.acid(1)
    const herb = top.herb(0.75)
    const cheese = top.putAll('cheese', 26)
    const olives = top.shelf('olives-black', 1.5)
    return {
      title: `Mezze Plate with ${and(titles([main]), 'Hummus', titles(top.all('dippers')))}`,
      description: `A cold plate of hummus, ${protein}, olives and raw vegetables.`,
      prep: 12,
      cook: 0,
      steps: [
        `Spread the ${hummus} on plates. Make a hollow in the center, add the ${oil} and sprinkle with the ${spices}.`,
        `Toss the ${protein} with the ${acid} and the ${herb}. Place next to the hummus.`,
        `Arrange the ${and(dippers, cheese, olives)} around the plates and serve.`,
      ],
      tips: tipsFor(top, {
        fibre: dippers,
        apart: true,
        more: [
          'Hummus has a low glycemic index because chickpeas are high in fiber.',
          'Use vegetables for dipping to keep the carbohydrate low.',
        ],
      }),
    }
  },
}
