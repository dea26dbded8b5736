import { are, dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const deviledEggs: Form = {
  id: 'deviled-eggs',
  called: 'stuffed eggs',
  meals: ['Snack'],
  says: ['make-ahead', 'high-protein', 'american', 'no-oven'],
  gives: ['egg'],
  minutes: 25,
  skill: 1,
  keeps: 'Filled eggs keep 2 days covered in the refrigerator; unfilled ones, in their shells, a week.',
  kits: ['dijon', 'dill', 'paprika', 'curry', 'herb'],
  needs: ['egg', 'greek-yogurt|avocado|mayonnaise', 'mustard-dijon'],
  roles: {
    egg: { kinds: ['egg'], way: 'boil', grams: 75 },
    crunch: { kinds: ['vegetable'], way: 'dip', grams: 60 },
  },
  cook(top) {
    const eggs = top.put(top.one('egg'), 75)
    const creamy = top.allowedFrom('greek-yogurt|mayonnaise|avocado')
    const cream = creamy ? top.put(creamy, 14, creamy.food.id === 'avocado' ? 'mashed' : '', 'fixed') : ''
    const mustard = top.shelf('mustard-dijon', 0.4)
    const spice = top.spices(0.5)
    const seasoned = top.salt(0.06)
    const herb = top.herb(0.5, 'finely chopped')
    const crunch = top.putAll('crunch', 60, dipCut)
    return {
      title: `${top.kit.spice} Stuffed Eggs with ${titles(top.all('crunch'))}`,
      description:
        'Boiled eggs with a lightened, mustardy filling: a snack of protein with next to no carbohydrate.',
      prep: 13,
      cook: 12,
      steps: [
        `Lower the ${eggs} into boiling water, simmer for 10 minutes, then cool ${are(eggs) === 'are' ? 'them' : 'it'} in iced water for 5. Peel under a running tap.`,
        `Halve lengthwise, slip out the yolks and mash them to a paste with the ${and(cream, mustard, spice)}. Taste, then adjust with the ${seasoned}.${top.aside({ advanced: 'Push the paste through a fine sieve for a silky filling and pipe it.' })}`,
        `Heap the filling back into the whites, sprinkle with the ${herb} and serve with the ${crunch} for crunch.`,
      ],
      tips: tipsFor(top, {
        fibre: crunch,
      }),
    }
  },
}
