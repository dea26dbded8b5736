import { panOf } from '../building/batches.ts'
import { doneness, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const stuffedPeppers: Form = {
  id: 'stuffed-vegetables',
  called: 'stuffed vegetables',
  meals: ['Dinner', 'Lunch'],
  says: ['stuffed', 'hearty', 'make-ahead', 'unhurried'],
  gives: ['peppers', 'pepper', 'bell pepper', 'bell peppers', 'stuffed peppers'],
  minutes: 50,
  skill: 1,
  keeps:
    'Filled, unbaked peppers keep 1 day in the refrigerator. Baked peppers keep 3 to 4 days in the refrigerator and 2 months in the freezer.',
  kits: ['greek', 'cumin', 'basil', 'chili', 'moroccan', 'paprika', 'herb'],
  needs: ['crushed-tomatoes|canned-tomatoes', 'onion|red-onion|scallions|leek'],
  roles: {
    shell: {
      kinds: ['vegetable'],
      way: 'roast',
      grams: 180,
      only: ['bell-pepper-red', 'bell-pepper-yellow'],
    },
    filling: { kinds: ['mince', 'pulse', 'tofu'], way: 'brown', grams: 100 },
    grain: { kinds: ['carbohydrate'], way: 'stuff', grams: 50, optional: true },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 30 },
    cheese: { kinds: ['dairy'], way: 'melt', grams: 18, optional: true },
  },
  cook(top) {
    const peppers = top.put(top.one('shell'), 180, 'halved lengthwise and seeded')
    const main = top.one('filling')
    const filling = top.put(main, 105, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.2, 'finely chopped')
    const oil = top.fat(1.25)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const tomatoes = top.shelf('crushed-tomatoes|canned-tomatoes', 0.25)
    const leaf = top.put(top.one('leaf'), 30, 'chopped')
    const grain = top.putAll('grain', 55, '', 'carb')
    const seasoned = top.salt(0.14)
    const cheese = top.putAll('cheese', 18)
    const acid = top.acid(0.75)
    const herb = top.herb(0.75)
    const brown = panOf(top, 'meat', 'filling')
    return {
      title: `${top.kit.name} Stuffed Peppers with ${and(titles([main]), grain ? titles(top.all('grain')) : titles([top.one('leaf')]))}`,
      description: `Roasted pepper halves filled with ${and(filling, grain, leaf, tomatoes)}.`,
      prep: 18,
      cook: 38 + (main.kind === 'mince' ? brown.more(7) : 0),
      steps: [
        `Heat the oven to 400 °F (200 °C). Place the ${peppers} cut side up in a baking dish and bake 15 minutes, until they begin to soften.`,
        main.kind === 'mince'
          ? `Meanwhile, heat the ${oil} in a large skillet over medium heat. Cook the ${onion} for 3 minutes, until soft. Add the ${filling}${brown.said} and cook 7 minutes${brown.each}, breaking up the meat, ${doneness(main)}.`
          : `Meanwhile, heat the ${oil} in a large skillet over medium heat. Cook the ${onion} for 3 minutes, until soft. Add the ${filling} and cook 5 minutes, crushing some with the back of a spoon.`,
        `Stir in the ${and(aromatics, spices, tomatoes, seasoned)}. Simmer 3 minutes. Stir in the ${and(leaf, grain)}.`,
        `Spoon the filling into the peppers${cheese ? ` and sprinkle with the ${cheese}` : ''}. Bake 20 minutes, until the peppers are tender and the tops are browned.`,
        `Let stand 5 minutes. Drizzle with the ${acid} and sprinkle with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain') ?? (main.kind === 'pulse' ? main : null),
        fibre: peppers,
      }),
    }
  },
}
