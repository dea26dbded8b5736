import { isPlural, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

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
      description:
        'Lentils the color of brick, hot and sweet with spice, greens on one side and a cool salad on the other.',
      prep: 12,
      cook: 33,
      steps: [
        `Begin with the ${onion} in a dry pot: 6 minutes over medium heat, stirring, until golden at the edges. Only then add half of the ${oil}.`,
        `Add the ${and(spices, aromatics, paste)} and fry for 3 minutes, with a spoonful of water whenever it catches. This is where the dish gets its depth.`,
        `Pour in the ${and(lentils, water)} with half of the ${seasoned}. Simmer 18 to 20 minutes, stirring as it thickens, until ${isPlural(lentils) ? 'they fall' : 'it falls'} apart.`,
        `Meanwhile cook the ${greens} in the rest of the oil and seasoning with a splash of water, lid on, 8 minutes.`,
        `Toss the ${fresh} with the ${and(acid, herb)}. Serve the three side by side${sauce ? `, with a spoonful of cold ${sauce} against the heat` : ''}, and scoop.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('lentils'),
        fibre: and(lentils, greens),
        more: ['The greens and the salad take the place of what it is usually scooped up with.'],
      }),
    }
  },
}
