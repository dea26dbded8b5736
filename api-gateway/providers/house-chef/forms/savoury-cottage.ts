import { are, capital, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { tipsFor } from '../tips.ts'

export const savouryCottage: Form = {
  id: 'savoury-cottage-bowl',
  called: 'a savory cheese bowl',
  meals: ['Breakfast', 'Lunch', 'Snack'],
  says: ['quick', 'no-cook', 'no-oven', 'high-protein', 'bowl'],
  gives: ['cottage cheese'],
  minutes: 10,
  skill: 1,
  keeps: 'The vegetables can be dressed an hour ahead; put together, it waters down within a day.',
  kits: ['dill', 'greek', 'cumin', 'basil', 'paprika'],
  roles: {
    base: { kinds: ['dairy'], way: 'cottage', grams: 150 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 130,
      count: 2,
      more: 1,
      only: [
        'cherry-tomatoes',
        'cucumber',
        'radishes',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'fennel-bulb',
      ],
    },
    seed: { kinds: ['nut'], way: 'topping', grams: 12, never: ['coconut-shredded'] },
  },
  cook(top) {
    const vegetables = top.putAll('vegetables', 135, 'diced small')
    const oil = top.fat(1)
    const acid = top.acid(1)
    const herb = top.herb(1)
    const seasoned = top.salt(0.05)
    const base = top.put(top.one('base'), 150)
    const spice = top.spices(0.5)
    const seed = top.putAll('seed', 12, undefined, 'fixed')
    return {
      title: `${top.kit.spice} ${top.one('base').title} Bowl with ${titles(top.all('vegetables'))}`,
      description: `Cool, savory and crunchy, for days when sweet will not do.`,
      prep: 10,
      cook: 0,
      steps: [
        `Dress the ${vegetables} with the ${oil}, ${acid}, ${herb} and ${seasoned}. Five minutes of patience lets the juices run.`,
        `Beat the ${base} with the ${spice} for a moment to loosen, and swoop it round shallow bowls with the back of a spoon.`,
        `Heap the vegetables in the middle, juices and all, then crown with the ${seed}.`,
      ],
      tips: tipsFor(top, {
        fibre: vegetables,
        more: [
          `${capital(base)} ${are(base)} mostly casein, a protein that digests slowly and holds off hunger.`,
        ],
      }),
    }
  },
}
