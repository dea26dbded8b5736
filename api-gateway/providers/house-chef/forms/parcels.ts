import { batchesOf } from '../building/batches.ts'
import { capital, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const parcels: Form = {
  id: 'parcels',
  called: 'fish in parchment',
  meals: ['Dinner', 'Lunch'],
  says: ['parcel', 'light', 'french', 'mediterranean'],
  minutes: 28,
  skill: 2,
  keeps:
    'Assemble the packets up to 6 hours ahead and refrigerate; bake 2 minutes longer. Leftovers keep 3 days in the refrigerator.',
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
    const pans = batchesOf(Math.ceil(top.servings / 4), 2)
    return {
      title: `${top.kit.name} ${main.title} in Parchment with ${titles(top.all('vegetables'))}`,
      description: `${capital(fish)} and thinly sliced vegetables baked in parchment packets, one for each person.`,
      prep: 13,
      cook: bake * pans.count,
      steps: [
        `Heat the oven to 400 °F (200 °C). Cut ${top.servings > 1 ? `${top.servings} sheets of parchment` : 'a sheet of parchment'} 15 inches long and fold in half to make a crease.`,
        `Mix the ${and(oil, aromatics, spices, salty)} in a small bowl.`,
        `Place the ${and(leaf, vegetables)} on one side of the crease. Top with the ${fish} and spread with the oil mixture.`,
        `Fold the parchment over and seal the edges with small, tight folds. Place on ${top.servings > 4 ? '2 large sheet pans' : 'a large sheet pan'}. Bake${pans.said} ${bake} minutes${pans.each}, until the packets puff and the fish reads 145 °F (63 °C).${top.aside({ beginner: 'To check, open one packet: the fish should flake easily with a fork.', advanced: 'Push a thermometer straight through the parchment to check.' })}`,
        `Cut open the packets and sprinkle with the ${and(acid, herb)}${side ? `. Serve with the warm ${side}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: vegetables,
        more: ['The dietary guidelines suggest fish twice a week, one of them an oily fish.'],
      }),
    }
  },
}
