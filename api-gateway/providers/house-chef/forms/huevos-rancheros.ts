import { batchesOf, panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const huevosRancheros: Form = {
  id: 'huevos-rancheros',
  called: 'ranch-style eggs',
  meals: ['Breakfast', 'Lunch'],
  says: ['mexican', 'hearty', 'no-oven', 'spicy'],
  gives: ['egg', 'salsa'],
  minutes: 20,
  skill: 1,
  keeps: 'The beans in sauce keep 3 to 4 days in the refrigerator. Cook the eggs and corn tortillas fresh.',
  kits: ['chili', 'chipotle'],
  needs: ['egg', 'salsa'],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 100 },
    tortilla: { kinds: ['carbohydrate'], way: 'taco', grams: 24 },
    beans: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 60,
      only: ['black-beans', 'kidney-beans', 'white-beans'],
    },
    vegetable: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 70,
      more: 1,
      only: ['bell-pepper-green', 'bell-pepper-red', 'poblano-pepper', 'zucchini'],
    },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 40 },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 14, optional: true, only: ['queso-fresco', 'feta'] },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const vegetable = top.putAll('vegetable', 75, 'diced')
    const aromatics = top.aromatics(0.8)
    const spices = top.spices(0.8)
    const beans = top.putAll('beans', 60, 'drained and rinsed', 'carb')
    const salsa = top.shelf('salsa', 0.3)
    const tortilla = top.put(top.one('tortilla'), 26, '', 'fixed')
    const eggs = top.put(top.one('egg'), 100)
    const seasoned = top.salt(0.06)
    const avocado = top.putAll('avocado', 40, 'sliced')
    const cheese = top.putAll('cheese', 14)
    const acid = top.acid(0.75)
    const herb = top.herb(1)
    const fry = panOf(top, 'vegetables', 'vegetable')
    const eggPan = batchesOf(top.servings * 2, 6)
    return {
      title: `Huevos Rancheros with ${and(titles(top.all('beans')), titles(top.all('vegetable').slice(0, 1)))}`,
      description: `Fried eggs on a small corn tortilla with ${beans}, salsa and ${avocado}.`,
      prep: 8,
      cook: 12 + fry.more(4) + eggPan.more(5),
      steps: [
        `Heat half the ${oil} in a large skillet over medium heat. Cook the ${vegetable}${fry.said} for 4 minutes${fry.each}, until soft. Stir in the ${and(aromatics, spices)} and cook 30 seconds. Add the ${and(beans, salsa)} and simmer 4 minutes, until thick.`,
        `Meanwhile, warm the ${tortilla} in a dry skillet for 40 seconds on each side. Place on plates.`,
        `Heat the rest of the ${oil} in the skillet over medium heat. Break in the ${eggs}${eggPan.said}, sprinkle with the ${seasoned} and cover. Cook 4 to 5 minutes${eggPan.each}, until whites and yolks are firm.`,
        `Spoon the bean mixture onto the plates and top with the eggs. Add the ${and(avocado, cheese, herb)} and drizzle with the ${acid}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('tortilla'),
        fibre: beans,
        more: ['Choose a salsa with no added sugar.'],
      }),
    }
  },
}
