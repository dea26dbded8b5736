import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const cucumberBites: Form = {
  id: 'cucumber-bites',
  called: 'cucumber bites',
  meals: ['Snack'],
  says: ['quick', 'no-cook', 'no-oven', 'light', 'high-protein'],
  gives: ['cucumber'],
  minutes: 10,
  skill: 1,
  keeps:
    'The spread and the topping keep 3 days in the refrigerator. Cut and top the rounds within an hour of serving.',
  kits: ['dill', 'herb', 'tarragon', 'sesame', 'chili'],
  needs: ['cucumber', 'cream-cheese|avocado|hummus'],
  roles: {
    base: { kinds: ['vegetable'], way: 'dip', grams: 110, only: ['cucumber'] },
    top: { kinds: ['fish', 'poultry', 'shellfish', 'seed', 'egg'], way: 'cold', grams: 40 },
  },
  cook(top) {
    const cucumber = top.put(top.one('base'), 115, 'cut into ½-inch rounds')
    const cream = top.allowedFrom('cream-cheese|avocado|hummus')!
    const spread = top.put(
      cream,
      cream.food.id === 'avocado' ? 40 : 24,
      cream.food.id === 'avocado' ? 'mashed' : 'softened',
      'fixed',
    )
    const acid = top.acid(0.6)
    const spices = top.spices(0.3)
    const pepper = top.shelf('black-pepper', 0.06)
    const main = top.one('top')
    const topping = top.put(
      main,
      main.kind === 'seed' ? 14 : 42,
      main.kind === 'seed' ? '' : 'in small pieces',
    )
    const herb = top.herb(0.5, 'picked into sprigs')
    return {
      title: `Cucumber Bites with ${main.title} and ${top.kit.spice} ${cream.title}`,
      description: `Rounds of cucumber spread with ${spread} and topped with ${topping}.`,
      prep: 10,
      cook: 0,
      steps: [
        `Pat the ${cucumber} rounds dry on both sides.`,
        `Stir the ${spread} with the ${and(acid, spices, pepper)} until smooth. Put about ½ teaspoon on each round.`,
        `Top with the ${topping} and the ${herb}. Serve within 1 hour.`,
      ],
      tips: tipsFor(top, {
        fibre: cucumber,
        more: ['A snack with protein keeps you full longer than a starchy one.'],
      }),
    }
  },
}
