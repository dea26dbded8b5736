import { doneness, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const cabbageRolls: Form = {
  id: 'cabbage-rolls',
  called: 'cabbage rolls',
  meals: ['Dinner'],
  says: ['stuffed', 'hearty', 'make-ahead', 'unhurried', 'kid-friendly'],
  gives: ['cabbage'],
  minutes: 75,
  skill: 2,
  keeps:
    'Better on the second day: they keep 3 to 4 days in the refrigerator and 3 months in the freezer, in their sauce. Reheat to 165 °F (74 °C).',
  kits: ['herb', 'paprika'],
  needs: [
    'crushed-tomatoes|canned-tomatoes',
    'onion|red-onion|leek|shallot',
    'vegetable-broth|chicken-broth|water',
  ],
  roles: {
    leaves: { kinds: ['vegetable'], way: 'roll', grams: 150 },
    meat: { kinds: ['mince', 'pulse', 'tofu'], way: 'brown', grams: 115 },
    grain: {
      kinds: ['carbohydrate'],
      way: 'stuff',
      grams: 45,
      optional: true,
      only: ['rice-brown-cooked', 'barley-cooked', 'quinoa-cooked'],
    },
    mushrooms: { kinds: ['vegetable'], way: 'hash', grams: 60, only: ['cremini-mushrooms', 'zucchini'] },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 35, optional: true },
  },
  cook(top) {
    const main = top.one('meat')
    const leaves = top.putAll('leaves', 155, 'outer leaves')
    const oil = top.fat(1.5)
    const onion = top.shelf('onion|red-onion|leek|shallot', 0.3, 'finely chopped')
    const mushrooms = top.putAll('mushrooms', 65, 'finely chopped')
    const aromatics = top.aromatics(1)
    const spices = top.spices(1.2)
    const meat = top.put(
      main,
      115,
      main.kind === 'tofu' ? 'crumbled' : main.cut,
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const grain = top.putAll('grain', 45, '', 'carb')
    const seasoned = top.salt(0.15)
    const tomatoes = top.shelf('crushed-tomatoes|canned-tomatoes', 0.4)
    const broth = top.shelf('vegetable-broth|chicken-broth|water', 0.25)
    const acid = top.acid(1)
    const sauce = top.putAll('sauce', 35)
    const herb = top.herb(1)
    return {
      title: `${main.title} Cabbage Rolls with ${and(titles(top.all('mushrooms')), titles(top.all('grain')))}`,
      description:
        'Gołąbki, as Polish kitchens call them: tender leaves, a savory filling, a sharp tomato sauce.',
      prep: 25,
      cook: 55,
      steps: [
        `Bring a wide pot of water to a boil and blanch the ${leaves} for 4 minutes, until its leaves bend like cloth; shave down the thick ribs.`,
        `Soften the ${and(onion, mushrooms)} in the ${oil} for 6 minutes, add the ${and(aromatics, spices)}, and cool a little. Mix with the ${and(meat, grain)} and most of the ${seasoned}${main.kind === 'pulse' ? ', mashing some so that the filling holds' : ''}.`,
        `Put a heaped spoonful at the stem end of each leaf, fold in the sides and roll away from you. Chop the leaves that tore and line an ovenproof pot with them.`,
        `Pack in the rolls, seam down. Pour over the ${and(tomatoes, broth)}, season with the rest, cover and bake at 350 °F (175 °C) for 40 minutes${main.kind === 'mince' ? `, ${doneness(main).replace('no pink is left and it reads', 'the middle of a roll reads')}` : ', until a knife meets no resistance'}.`,
        `Stir the ${acid} into the sauce, rest 5 minutes and serve under the ${herb}${sauce ? `, with the ${sauce} alongside` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain') ?? (main.kind === 'pulse' ? main : top.one('leaves')),
        fibre: leaves,
        more:
          grain || main.kind === 'pulse'
            ? []
            : ['The classic filling is half starch. Finely chopped vegetables keep it as tender.'],
      }),
    }
  },
}
