import { doneness, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const stuffedPeppers: Form = {
  id: 'stuffed-vegetables',
  called: 'stuffed vegetables',
  meals: ['Dinner', 'Lunch'],
  says: ['stuffed', 'hearty', 'make-ahead', 'unhurried'],
  gives: ['peppers', 'pepper', 'bell pepper', 'bell peppers', 'stuffed peppers'],
  minutes: 50,
  skill: 1,
  keeps:
    'Filled and unbaked, they wait a day in the refrigerator; baked, they keep 3 to 4 days or freeze for 2 months.',
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
    return {
      title: `${top.kit.name} Stuffed Peppers with ${and(titles([main]), grain ? titles(top.all('grain')) : titles([top.one('leaf')]))}`,
      description: `Sweet roasted peppers holding a savory filling; the oven does most of the work.`,
      prep: 18,
      cook: 38,
      steps: [
        `Preheat to 400 °F (200 °C). Put the ${peppers} cut side up in a baking dish that holds them snugly and give them a 15 minute head start.`,
        main.kind === 'mince'
          ? `For the filling, soften the ${onion} in the ${oil}, add the ${filling} and brown for 7 minutes, ${doneness(main)}.`
          : `For the filling, soften the ${onion} in the ${oil}, then add the ${filling} and cook 5 minutes, crushing a few with the back of the spoon.`,
        `Stir in the ${and(aromatics, spices, tomatoes)} and the ${seasoned}. After 3 minutes of bubbling add the ${and(leaf, grain)}; the mixture should mound on a spoon.`,
        `Fill the pepper halves, domed rather than level${cheese ? `, and cover with the ${cheese}` : ''}. Return to the oven for 20 minutes, until the peppers slump and the tops are browned.`,
        `Rest 5 minutes, then drizzle with the ${acid} and strew with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain') ?? (main.kind === 'pulse' ? main : null),
        fibre: peppers,
      }),
    }
  },
}
