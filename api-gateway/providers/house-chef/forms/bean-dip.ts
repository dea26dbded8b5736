import { dipCut, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const beanDip: Form = {
  id: 'bean-dip',
  called: 'a bean dip',
  meals: ['Snack'],
  says: ['dip', 'make-ahead', 'mediterranean', 'no-cook', 'no-oven', 'high-fibre'],
  gives: ['hummus'],
  minutes: 10,
  skill: 1,
  keeps:
    'The dip keeps 4 days covered in the refrigerator. A thin layer of oil on top keeps it from drying out.',
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
      description: `A smooth dip of ${beans} with ${acid}, served with raw vegetables.`,
      prep: 10,
      cook: 0,
      steps: [
        `Process the ${and(beans, aromatics, spices)} in a food processor for 1 minute, until finely ground.`,
        `With the machine running, add the ${acid}, most of the ${oil} and 1 to 2 tablespoons of cold water. Process 2 minutes, until smooth and light.`,
        `Season with the ${seasoned}. Spoon into a bowl, drizzle with the remaining oil and sprinkle with the ${herb}.`,
        `Serve with the ${dippers}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
      }),
    }
  },
}
