import { dipCut, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const deviledEggs: Form = {
  id: 'deviled-eggs',
  called: 'deviled eggs',
  meals: ['Snack'],
  says: ['make-ahead', 'high-protein', 'american', 'no-oven'],
  gives: ['egg'],
  minutes: 25,
  skill: 1,
  keeps: 'Filled eggs keep 2 days covered in the refrigerator. Boiled eggs in their shells keep 1 week.',
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
      title: `${top.kit.spice} Deviled Eggs with ${titles(top.all('crunch'))}`,
      description: `Boiled eggs with a filling of mashed yolks, ${and(cream, mustard)}.`,
      prep: 13,
      cook: 12,
      steps: [
        `Lower the ${eggs} into boiling water and simmer 10 minutes. Cool in ice water for 5 minutes, then peel.`,
        `Cut in half lengthwise and remove the yolks. Mash the yolks with the ${and(cream, mustard, spice)} until smooth. Season with the ${seasoned}.${top.aside({ advanced: 'For a smoother filling, push it through a fine sieve and pipe it into the whites.' })}`,
        `Spoon the filling into the whites and sprinkle with the ${herb}. Serve with the ${crunch}.`,
      ],
      tips: tipsFor(top, {
        fibre: crunch,
      }),
    }
  },
}
