import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const huevosRancheros: Form = {
  id: 'huevos-rancheros',
  called: 'ranch-style eggs',
  meals: ['Breakfast', 'Lunch'],
  says: ['mexican', 'hearty', 'no-oven', 'spicy'],
  gives: ['egg', 'salsa'],
  minutes: 20,
  skill: 1,
  keeps:
    'The beans and their sauce keep 3 to 4 days in the refrigerator; corn tortillas and eggs are cooked fresh.',
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
    return {
      title: `Huevos Rancheros with ${and(titles(top.all('beans')), titles(top.all('vegetable').slice(0, 1)))}`,
      description: `A farmhouse breakfast with its proportions turned round: one small corn tortilla under a great deal on top.`,
      prep: 8,
      cook: 12,
      steps: [
        `Soften the ${vegetable} in half the ${oil} for 4 minutes. Stir in the ${and(aromatics, spices)}, and when they smell toasted, the ${and(beans, salsa)}. Simmer 4 minutes; it should be thick enough to sit on a plate.`,
        `Meanwhile blister the ${tortilla} in a dry skillet, 40 seconds a side, and lay on warm plates.`,
        `Warm the rest of the ${oil} in the same skillet over medium heat, crack in the ${eggs}, sprinkle with the ${seasoned} and cover. Fry gently for 4 to 5 minutes, until whites and yolks are firm.`,
        `Spoon the beans over, set the eggs on them, and finish with the ${and(avocado, cheese, herb)} and a shake of the ${acid}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('tortilla'),
        fibre: beans,
        more: ['Read the salsa jar: some are sweetened. A short list of vegetables is all it takes.'],
      }),
    }
  },
}
