import { isPlural, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const misirWot: Form = {
  id: 'misir-wot',
  called: 'Ethiopian lentils with greens',
  meals: ['Dinner', 'Lunch'],
  says: ['stew', 'spicy', 'hearty', 'high-fibre', 'one-pan', 'no-oven'],
  gives: ['lentil', 'lentils', 'red lentils'],
  minutes: 45,
  skill: 1,
  keeps: KEEPS.pot,
  kits: ['ethiopian'],
  needs: ['onion|red-onion|leek|shallot', 'tomato-paste', 'water'],
  roles: {
    lentils: { kinds: ['pulse'], way: 'wot', grams: 40 },
    greens: { kinds: ['leaf'], way: 'wilt', grams: 120, only: ['collard-greens', 'kale', 'swiss-chard'] },
    fresh: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 100,
      only: ['tomato', 'cherry-tomatoes', 'cucumber'],
    },
    sauce: { kinds: ['dairy'], way: 'cottage', grams: 40, optional: true },
  },
  cook(top) {
    const onion = top.shelf('onion|red-onion|leek|shallot', 0.5, 'finely chopped')
    const oil = top.fat(2)
    const spices = top.spices(1)
    const aromatics = top.aromatics(1.4)
    const paste = top.shelf('tomato-paste', 1.5)
    const lentils = top.putAll('lentils', 42, 'rinsed', 'carb')
    const water = top.shelf('water', 0.75)
    const seasoned = top.salt(0.15)
    const greens = top.put(top.one('greens'), 125)
    const fresh = top.putAll('fresh', 105, 'diced')
    const acid = top.acid(1.25)
    const sauce = top.putAll('sauce', 40)
    const herb = top.herb(0.75)
    return {
      title: `Ethiopian-Style Red Lentils with ${titles([top.one('greens'), ...top.all('fresh').slice(0, 1)])}`,
      description: `Ethiopian-style red lentils with ${spices || aromatics}, cooked greens and a fresh salad.`,
      prep: 12,
      cook: 33,
      steps: [
        `Cook the ${onion} in a dry pot over medium heat for 6 minutes, stirring, until golden at the edges. Add half of the ${oil}.`,
        `Add the ${and(spices, aromatics, paste)} and cook 3 minutes, stirring, until dark. Add 1 tablespoon of water if it sticks.`,
        `Add the ${and(lentils, water)} and half of the ${seasoned}. Simmer 18 to 20 minutes, stirring often, until ${isPlural(lentils) ? 'they fall' : 'it falls'} apart.`,
        `Meanwhile, cook the ${greens} in a covered skillet with the rest of the oil and seasoning and 2 tablespoons of water for 8 minutes, until tender.`,
        `Toss the ${fresh} with the ${and(acid, herb)}. Serve with the lentils and greens${sauce ? `, topped with the ${sauce}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('lentils'),
        fibre: and(lentils, greens),
        more: ['Eat the greens and the salad with the lentils: they add fiber and little carbohydrate.'],
      }),
    }
  },
}
