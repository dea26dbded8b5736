import { batchesOf } from '../building/batches.ts'
import { capital, doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const bakedFish: Form = {
  id: 'baked-fish',
  called: 'fish baked on vegetables',
  meals: ['Dinner', 'Lunch'],
  says: ['mediterranean', 'light', 'one-pan', 'high-protein'],
  minutes: 45,
  skill: 1,
  keeps:
    'Leftovers keep 3 days in the refrigerator. Serve cold with a little more oil, or reheat to 165 °F (74 °C).',
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
    const sheets = batchesOf(top.gramsOf('bed'), 1300)
    return {
      title: `${top.kit.cuisine === 'm' ? 'Greek-Style' : top.kit.name} Baked ${main.title} on ${titles(top.all('bed'))}`,
      description: `${capital(fish)} baked on roasted vegetables with tomatoes.`,
      prep: 14,
      cook: 24 + time,
      steps: [
        `Heat the oven to 400 °F (200 °C). In ${sheets.count > 1 ? `${sheets.count} large baking dishes` : 'a large baking dish'}, toss the ${and(onion, bed)} with the ${oil} and the ${and(aromatics, spices)}. Roast 15 minutes, until the edges brown.`,
        `Stir in the ${and(tomatoes, beans)} and most of the ${seasoned}. Bake 8 minutes, until bubbling and slightly thickened.`,
        `Set the ${fish} on the vegetables. Sprinkle with the remaining seasoning${olives ? ` and the ${olives}` : ''} and spoon some of the sauce over the top. Bake ${time} minutes, ${doneness(main)}.`,
        `Let stand 2 minutes. Drizzle with the ${acid}, sprinkle with the ${herb} and serve warm or at room temperature.`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: bed,
        apart: true,
        more: ['The dietary guidelines suggest fish twice a week, one of them an oily fish.'],
      }),
    }
  },
}
