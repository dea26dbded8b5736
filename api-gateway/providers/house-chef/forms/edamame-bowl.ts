import { adjectives } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const edamameBowl: Form = {
  id: 'edamame-bowl',
  called: 'a bowl of seasoned edamame',
  meals: ['Snack'],
  says: ['japanese', 'asian', 'quick', 'high-protein', 'no-oven'],
  gives: ['edamame', 'soybeans'],
  minutes: 10,
  skill: 1,
  keeps: 'Dressed, it keeps 3 days covered in the refrigerator, and is as good cold.',
  kits: ['sesame', 'thai-chili', 'miso'],
  needs: ['sesame-seeds'],
  roles: {
    beans: { kinds: ['pulse'], way: 'fry', grams: 90, only: ['edamame'] },
    crisp: {
      kinds: ['vegetable'],
      way: 'dip',
      grams: 90,
      only: ['cucumber', 'radishes', 'bell-pepper-red', 'carrots'],
    },
  },
  cook(top) {
    const beans = top.putAll('beans', 90, 'shelled and cooked')
    const oil = top.fat(0.75)
    const aromatics = top.aromatics(0.6)
    const salty = top.salty(0.5) || top.salt(0.06)
    const acid = top.acid(0.75)
    const crisp = top.putAll('crisp', 95, 'cut into small dice')
    const seeds = top.shelf('sesame-seeds', 0.75)
    const herb = top.herb(0.5)
    return {
      title: `${top.kit.name} Edamame with ${adjectives(top.all('crisp'))} and Sesame`,
      description: 'The bar snack worth keeping: more protein than most things one nibbles.',
      prep: 6,
      cook: 4,
      steps: [
        `Warm the ${oil} in a small skillet with the ${aromatics}, just until they begin to smell, and toss the ${beans} in it for 3 minutes.`,
        `Off the heat add the ${and(salty, acid)} and shake until everything shines.`,
        `Tip over the ${crisp} in a bowl, and rain down the ${and(seeds, herb)}. Eat with a spoon, or one by one.`,
      ],
      tips: tipsFor(top, {
        fibre: and(beans, crisp),
        more: ['Soybeans are the one pulse with more protein than carbohydrate.'],
      }),
    }
  },
}
