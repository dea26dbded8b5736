import { adjectives } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const edamameBowl: Form = {
  id: 'edamame-bowl',
  called: 'a bowl of seasoned edamame',
  meals: ['Snack'],
  says: ['japanese', 'asian', 'quick', 'high-protein', 'no-oven'],
  gives: ['edamame', 'soybeans'],
  minutes: 10,
  skill: 1,
  keeps: 'Leftovers keep 3 days covered in the refrigerator. Serve cold.',
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
      description: `Warm edamame with ${crisp}, ${salty} and sesame seeds, high in protein.`,
      prep: 6,
      cook: 4,
      steps: [
        `Heat the ${oil} and the ${aromatics} in a skillet over medium heat for 30 seconds, until fragrant. Add the ${beans} and cook 3 minutes, stirring, until hot.`,
        `Remove from the heat. Add the ${and(salty, acid)} and toss to coat.`,
        `Combine with the ${crisp} in a bowl. Sprinkle with the ${and(seeds, herb)} and serve.`,
      ],
      tips: tipsFor(top, {
        fibre: and(beans, crisp),
        more: ['Soybeans have more protein than carbohydrate, unlike most beans.'],
      }),
    }
  },
}
