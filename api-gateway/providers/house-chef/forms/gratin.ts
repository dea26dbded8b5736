import { adjectives, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const gratin: Form = {
  id: 'gratin',
  called: 'a vegetable gratin',
  meals: ['Dinner', 'Lunch'],
  says: ['gratin', 'hearty', 'french', 'italian', 'unhurried', 'stew'],
  minutes: 55,
  skill: 2,
  keeps:
    'Better the next day, and good for 3 to 4: reheat covered at 350 °F (175 °C) until 165 °F (74 °C) in the middle.',
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
    return {
      title: `${adjectives(top.all('vegetables'))} ${cheese ? 'Gratin' : 'Bake'} with ${and(titles(top.all('beans')), titles(top.all('cheese')))}`,
      description: `Layers that slump into each other under a crisp lid. It asks for time, not attention.`,
      prep: 17,
      cook: 45,
      steps: [
        `Warm the oven to 400 °F (200 °C) and oil a shallow dish with a little of the ${oil}.`,
        `Sweat the ${and(onion, aromatics, spices)} in half of what is left for 5 minutes. Add the ${and(tomatoes, beans)}, let it bubble 5 minutes, and sour it with the ${acid}.`,
        `Pour that into the dish. Overlap the ${vegetables} above it like roof tiles, brush with the last of the oil and sprinkle with the ${seasoned}.`,
        `Cover with foil and bake 20 minutes; uncover${cheese || nut ? `, strew with the ${and(cheese, nut)}` : ''} and bake 15 minutes more, until a knife slides in and the top is bronzed.`,
        `Give it 3 minutes to settle before you cut, then scatter the ${herb} across.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: vegetables,
      }),
    }
  },
}
