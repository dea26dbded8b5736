import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const greenSkillet: Form = {
  id: 'green-skillet',
  called: 'a green skillet with avocado',
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  says: ['one-pan', 'light', 'no-oven', 'quick'],
  gives: ['avocado'],
  minutes: 15,
  skill: 1,
  keeps: 'The greens keep 3 days in the refrigerator and are good cold; avocado and seeds go on fresh.',
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
    return {
      title: `${top.kit.name} Green Skillet with ${and(titles(top.all('vegetables')), 'Avocado')}`,
      description: `Warm greens, cool ${avocado} and a rubble of seeds: filling, and all of it plants.`,
      prep: 7,
      cook: 8,
      steps: [
        `Over a brisk flame, cook the ${vegetables} in the ${oil} with the ${seasoned} until bright and just tender, about 6 minutes.`,
        `Push the vegetables aside, let the ${and(aromatics, spices)} sizzle in the gap for half a minute, then mix.`,
        `Add the ${leaf} by handfuls; as each sinks, add the next. Pull the pan off the flame and stir in the ${acid}.`,
        `Fan the ${avocado} over the top and rain down the ${and(seed, herb)}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: [
          `Together, the ${seed} add protein and magnesium, which many people with diabetes run short of.`,
        ],
      }),
    }
  },
}
