import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const savouryCottage: Form = {
  id: 'savoury-cottage-bowl',
  called: 'a savory cheese bowl',
  meals: ['Breakfast', 'Lunch', 'Snack'],
  says: ['quick', 'no-cook', 'no-oven', 'high-protein', 'bowl'],
  gives: ['cottage cheese'],
  minutes: 10,
  skill: 1,
  keeps: 'Dress the vegetables up to 1 hour ahead and assemble just before serving.',
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
      description: `A cold bowl of ${base} with seasoned raw vegetables and ${seed}, high in protein.`,
      prep: 10,
      cook: 0,
      steps: [
        `Toss the ${vegetables} with the ${and(oil, acid, herb, seasoned)}. Let stand 5 minutes.`,
        `Stir the ${base} with the ${spice} and divide among bowls.`,
        `Spoon the vegetables and their juices on top and sprinkle with the ${seed}.`,
      ],
      tips: tipsFor(top, {
        fibre: vegetables,
        more: [`The protein in ${base} helps to keep you full.`],
      }),
    }
  },
}
