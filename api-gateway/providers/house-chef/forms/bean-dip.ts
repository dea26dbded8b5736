import { dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const beanDip: Form = {
  id: 'bean-dip',
  called: 'a bean dip',
  meals: ['Snack'],
  says: ['dip', 'make-ahead', 'mediterranean', 'no-cook', 'no-oven', 'high-fibre'],
  gives: ['hummus'],
  minutes: 10,
  skill: 1,
  keeps: 'Keeps 4 days in the refrigerator, and a thin film of oil on top stops it drying.',
  kits: ['greek', 'cumin', 'rosemary', 'paprika', 'basil', 'curry', 'dill'],
  roles: {
    beans: {
      kinds: ['pulse'],
      way: 'cold',
      grams: 75,
      only: ['white-beans', 'butter-beans', 'chickpeas', 'lentils-cooked', 'black-beans'],
    },
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 120, count: 2, more: 1 },
  },
  cook(top) {
    const beans = top.put(top.one('beans'), 75, 'drained and rinsed', 'carb')
    const oil = top.fat(1.5)
    const acid = top.acid(1.5)
    const aromatics = top.aromatics(0.5)
    const spices = top.spices(0.6)
    const seasoned = top.salt(0.08)
    const dippers = top.putAll('dippers', 120, dipCut)
    const herb = top.herb(0.5)
    return {
      title: `${top.kit.name} ${top.one('beans').title} Dip with ${titles(top.all('dippers'))}`,
      description: `Five minutes in the food processor; better than the tub, and you know what is in it.`,
      prep: 10,
      cook: 0,
      steps: [
        `Run the ${and(beans, aromatics, spices)} in a food processor until it looks like wet sand.`,
        `With the motor going, dribble in the ${acid}, most of the ${oil} and a spoonful or two of cold water; 2 minutes of whirring makes it fluffy.`,
        `Season with the ${seasoned}, spread in a dish and top with the last of the oil and the ${herb}.`,
        `Eat with the ${dippers}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
      }),
    }
  },
}
