import { doneness, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const bakedFish: Form = {
  id: 'baked-fish',
  called: 'fish baked on vegetables',
  meals: ['Dinner', 'Lunch'],
  says: ['mediterranean', 'light', 'one-pan', 'high-protein'],
  minutes: 45,
  skill: 1,
  keeps:
    'Leftovers keep 3 days in the refrigerator and are best cold, with a little more oil; reheated, bring them to 165 °F (74 °C).',
  kits: ['greek', 'dill', 'paprika', 'basil'],
  needs: ['canned-tomatoes|crushed-tomatoes', 'onion|red-onion|leek|shallot|scallions'],
  roles: {
    fish: { kinds: ['fish'], way: 'roast', grams: 150 },
    bed: {
      kinds: ['vegetable'],
      way: 'roast',
      grams: 190,
      count: 2,
      more: 1,
      only: ['zucchini', 'fennel-bulb', 'bell-pepper-red', 'bell-pepper-yellow', 'eggplant', 'green-beans'],
    },
    beans: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 70,
      only: ['white-beans', 'chickpeas', 'lentils-cooked'],
      optional: true,
    },
  },
  cook(top) {
    const main = top.one('fish')
    const onion = top.shelf('onion|red-onion|leek|shallot|scallions', 0.3, 'thinly sliced')
    const bed = top.putAll('bed', 195, 'sliced')
    const oil = top.fat(2)
    const aromatics = top.aromatics(1)
    const spices = top.spices(1)
    const tomatoes = top.shelf('canned-tomatoes|crushed-tomatoes', 0.45)
    const beans = top.putAll('beans', 70, undefined, 'carb')
    const seasoned = top.salt(0.14)
    const fish = top.put(main, 155)
    const olives = top.shelf('olives-black', 0.75)
    const acid = top.acid(1)
    const herb = top.herb(1.5)
    const time = minutesOf(main, 'roast') + 2
    return {
      title: `${top.kit.cuisine === 'm' ? 'Greek-Style' : top.kit.name} Baked ${main.title} on ${titles(top.all('bed'))}`,
      description: 'The vegetables roast down to a sauce, and the fish cooks in their steam.',
      prep: 14,
      cook: 24 + time,
      steps: [
        `Heat the oven to 400 °F (200 °C). In a wide baking dish, turn the ${and(onion, bed)} in the ${oil} and ${and(aromatics, spices)}; roast 15 minutes.`,
        `Stir in the ${and(tomatoes, beans)} and most of the ${seasoned}, and give the dish 8 minutes more, until it bubbles thickly.`,
        `Nestle in the ${fish}, sprinkle with what is left of the seasoning${olives ? ` and the ${olives}` : ''} and spoon some of the sauce over. Bake ${time} minutes, ${doneness(main)}.`,
        `Let it stand a moment; sharpen with the ${acid} and cover with the ${herb}. It is as good lukewarm as hot.`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: bed,
        apart: true,
        more: ['Two fish meals a week, one of them oily, are kind to the heart.'],
      }),
    }
  },
}
