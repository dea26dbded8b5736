import { minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const parcels: Form = {
  id: 'parcels',
  called: 'fish in parchment',
  meals: ['Dinner', 'Lunch'],
  says: ['parcel', 'light', 'french', 'mediterranean'],
  minutes: 28,
  skill: 2,
  keeps:
    'Parcels can be closed up to 6 hours ahead and kept cold; add 2 minutes to the baking. Once cooked, eat them within 3 days.',
  kits: ['dill', 'tarragon', 'greek', 'basil', 'sesame', 'miso', 'thai', 'rosemary'],
  roles: {
    fish: { kinds: ['fish'], way: 'parcel', grams: 160 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 170,
      count: 2,
      more: 1,
      only: [
        'cherry-tomatoes',
        'fennel-bulb',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'snow-peas',
        'napa-cabbage',
        'artichoke-hearts',
        'cabbage',
      ],
    },
    leaf: {
      kinds: ['leaf'],
      way: 'wilt',
      grams: 45,
      only: ['spinach-raw', 'swiss-chard', 'kale'],
      optional: true,
    },
    side: { kinds: ['carbohydrate'], way: 'side', grams: 85, optional: true },
  },
  cook(top) {
    const main = top.one('fish')
    const fish = top.put(main, 160)
    const vegetables = top.putAll('vegetables', 175, 'very thinly sliced')
    const leaf = top.putAll('leaf', 40)
    const oil = top.fat(1.5)
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const salty = top.salty(0.8) || top.salt(0.12)
    const acid = top.acid(1.5)
    const herb = top.herb(1)
    const side = top.putAll('side', 85, '', 'carb')
    const bake = minutesOf(main, 'parcel')
    return {
      title: `${top.kit.name} ${main.title} Parcels with ${titles(top.all('vegetables'))}`,
      description: `Each person opens a parcel at the table, and the steam that escapes is half the pleasure.`,
      prep: 13,
      cook: bake,
      steps: [
        `Set the oven to 400 °F (200 °C). Cut ${top.servings > 1 ? `${top.servings} sheets of parchment, each` : 'a sheet of parchment'} as long as your forearm, and fold a crease down the middle.`,
        `Mix the ${and(oil, aromatics, spices, salty)} to a loose paste.`,
        `On one side of the crease, bed down the ${and(leaf, vegetables)}. Lay the ${fish} on top and spread with the paste.`,
        `Fold over and crimp the edges in small, overlapping pleats: trapped steam does the cooking. Bake on a tray for ${bake} minutes, until the parcels balloon and the fish inside reads 145 °F (63 °C).${top.aside({ beginner: 'Not sure? Open one, press with a fork; it should part in flakes.', advanced: 'A thermometer can go straight through the paper.' })}`,
        `Snip open, sprinkle with the ${and(acid, herb)}${side ? ` and pass the warm ${side} round` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: vegetables,
        more: ['Two fish meals a week, one of them oily, are kind to the heart.'],
      }),
    }
  },
}
