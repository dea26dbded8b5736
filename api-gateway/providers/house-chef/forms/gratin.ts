import { batchesOf } from '../building/batches.ts'
import { adjectives, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const gratin: Form = {
  id: 'gratin',
  called: 'a vegetable gratin',
  meals: ['Dinner', 'Lunch'],
  says: ['gratin', 'hearty', 'french', 'italian', 'unhurried', 'stew'],
  minutes: 55,
  skill: 2,
  keeps:
    'Leftovers keep 3 to 4 days in the refrigerator. Reheat covered at 350 °F (175 °C) to 165 °F (74 °C) in the center.',
  kits: ['basil', 'dijon', 'tarragon', 'rosemary'],
  needs: ['canned-tomatoes|crushed-tomatoes', 'onion|leek|shallot|red-onion'],
  roles: {
    vegetables: {
      kinds: ['vegetable'],
      way: 'roast',
      grams: 240,
      count: 2,
      more: 1,
      only: [
        'zucchini',
        'eggplant',
        'cauliflower',
        'fennel-bulb',
        'yellow-squash',
        'cremini-mushrooms',
        'celeriac',
      ],
    },
    beans: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 95,
      only: ['white-beans', 'butter-beans', 'chickpeas', 'lentils-cooked'],
    },
    cheese: { kinds: ['dairy'], way: 'melt', grams: 28, optional: true },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, optional: true, never: ['coconut-shredded'] },
  },
  cook(top) {
    const vegetables = top.putAll('vegetables', 240, 'sliced ¼ inch thick')
    const onion = top.shelf('onion|leek|red-onion|shallot', 0.2, 'thinly sliced')
    const oil = top.fat(1.75)
    const aromatics = top.aromatics()
    const spices = top.spices(1.2)
    const beans = top.putAll('beans', 100, 'drained and rinsed', 'carb')
    const tomatoes = top.shelf('canned-tomatoes|crushed-tomatoes', 0.4)
    const seasoned = top.salt(0.16)
    const cheese = top.putAll('cheese', 28)
    const nut = top.putAll('nut', 12, 'finely chopped', 'fixed')
    const acid = top.acid(0.5)
    const herb = top.herb(1)
    const dishes = batchesOf(top.gramsOf('vegetables'), 1500)
    return {
      title: `${adjectives(top.all('vegetables'))} ${cheese ? 'Gratin' : 'Bake'} with ${and(titles(top.all('beans')), titles(top.all('cheese')))}`,
      description: `Sliced ${vegetables} baked over ${beans} in tomato sauce${cheese || nut ? `, with a topping of ${and(cheese, nut)}` : ''}.`,
      prep: 17,
      cook: 45,
      steps: [
        `Heat the oven to 400 °F (200 °C). Grease ${dishes.count > 1 ? `${dishes.count} large, shallow baking dishes` : 'a shallow baking dish'} with a little of the ${oil}.`,
        `Heat half of the remaining ${oil} in a large skillet over medium heat. Cook the ${and(onion, aromatics, spices)} for 5 minutes, until soft. Add the ${and(tomatoes, beans)}, simmer 5 minutes, until slightly thickened, and stir in the ${acid}.`,
        `Spread the bean mixture in the ${dishes.count > 1 ? 'dishes' : 'dish'}. Arrange the ${vegetables} on top in overlapping rows. Brush with the rest of the oil and sprinkle with the ${seasoned}.`,
        `Cover with foil and bake 20 minutes. Uncover${cheese || nut ? `, sprinkle with the ${and(cheese, nut)}` : ''} and bake 15 minutes, until the vegetables are tender and the top is browned.`,
        `Let stand 3 minutes. Sprinkle with the ${herb} and serve.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: vegetables,
      }),
    }
  },
}
