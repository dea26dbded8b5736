import { panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const greenSkillet: Form = {
  id: 'green-skillet',
  called: 'a green skillet with avocado',
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  says: ['one-pan', 'light', 'no-oven', 'quick'],
  gives: ['avocado'],
  minutes: 15,
  skill: 1,
  keeps:
    'The cooked vegetables keep 3 days in the refrigerator. Add the avocado and seeds just before serving.',
  kits: ['herb', 'cumin', 'chili', 'dijon', 'turmeric', 'rosemary'],
  needs: ['avocado'],
  roles: {
    vegetables: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 170,
      count: 2,
      more: 2,
      never: ['okra', 'bean-sprouts', 'bok-choy', 'cabbage', 'napa-cabbage', 'red-cabbage'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 50 },
    seed: { kinds: ['seed'], way: 'cold', grams: 24, count: 2 },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const vegetables = top.putAll('vegetables', 170)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const seasoned = top.salt()
    const leaf = top.put(top.one('leaf'), 50)
    const acid = top.acid(1)
    const avocado = top.shelf('avocado', 0.5, 'sliced')
    const seed = top.putAll('seed', 24, '', 'fixed')
    const herb = top.herb(0.5)
    const fry = panOf(top, 'vegetables', 'vegetables')
    return {
      title: `${top.kit.name} Green Skillet with ${and(titles(top.all('vegetables')), 'Avocado')}`,
      description: `Quickly cooked green vegetables topped with ${and(avocado, seed)}.`,
      prep: 7,
      cook: 8 + fry.more(6),
      steps: [
        `Heat the ${oil} in a large skillet over medium-high heat. Cook the ${vegetables} with the ${seasoned}${fry.said} for 6 minutes${fry.each}, stirring often, until crisp-tender.`,
        `Push the vegetables to one side. Add the ${and(aromatics, spices)} and cook 30 seconds, until fragrant. Stir together.`,
        `Add the ${leaf} a handful at a time and stir until wilted, about 1 minute. Remove from the heat and stir in the ${acid}.`,
        `Top with the ${avocado} and sprinkle with the ${and(seed, herb)}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: [`The ${seed} add protein and fiber.`],
      }),
    }
  },
}
