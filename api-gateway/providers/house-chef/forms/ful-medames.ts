import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const fulMedames: Form = {
  id: 'ful-medames',
  called: 'a bowl of stewed fava beans',
  meals: ['Breakfast', 'Lunch'],
  says: ['middle-eastern', 'hearty', 'high-fibre', 'quick', 'one-pan', 'no-oven', 'bowl'],
  gives: ['fava beans', 'broad beans', 'beans'],
  minutes: 20,
  skill: 1,
  keeps:
    'The beans keep 4 days in the refrigerator and 3 months in the freezer. Reheat with a little water and add the raw vegetables just before serving.',
  kits: ['cumin', 'paprika', 'greek'],
  needs: ['tahini|olive-oil'],
  roles: {
    beans: { kinds: ['pulse'], way: 'ful', grams: 130 },
    fresh: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 150,
      count: 2,
      more: 1,
      only: ['tomato', 'cherry-tomatoes', 'cucumber', 'radishes', 'bell-pepper-red', 'bell-pepper-yellow'],
    },
    egg: { kinds: ['egg'], way: 'boil', grams: 50, optional: true },
  },
  cook(top) {
    const beans = top.putAll('beans', 130, 'drained and rinsed', 'carb')
    const water = top.shelf('water', 0.3)
    const aromatics = top.aromatics(1.2)
    const spices = top.spices(1)
    const tahini = top.shelf('tahini', 1.5)
    const acid = top.acid(2)
    const seasoned = top.salt(0.14)
    const fresh = top.putAll('fresh', 155, 'diced small')
    const egg = top.putAll('egg', 55)
    const oil = top.fat(1.5)
    const herb = top.herb(1.5)
    const isFava = top.one('beans').food.id === 'fava-beans'
    return {
      title: `${isFava ? 'Ful Medames' : 'Ful-Style Chickpeas'} with ${and(titles(top.all('fresh')), egg ? 'Eggs' : '')}`,
      description: `An Egyptian dish of warm, partly mashed beans with ${acid}, topped with chopped vegetables.`,
      prep: 10,
      cook: 12,
      steps: [
        `${egg ? `Boil the ${egg} for 10 minutes, cool in cold water and peel. ` : ''}Simmer the ${beans} in the ${water} with the ${and(aromatics, spices)} over medium heat for 10 minutes, until most of the liquid is gone.`,
        `Mash about a third of them in the pan. Stir in the ${and(tahini, seasoned)} and half of the ${acid}.`,
        `Toss the ${fresh} with the remaining ${acid} and the ${herb}.`,
        `Divide the beans among shallow bowls and top with the vegetables${egg ? ` and the quartered ${egg}` : ''}. Drizzle with the ${oil}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
        more: [
          'Eating beans at one meal can lower the blood sugar rise at the next.',
          ...(isFava ? ['Anyone with G6PD deficiency must not eat fava beans. Use chickpeas instead.'] : []),
        ],
      }),
    }
  },
}
