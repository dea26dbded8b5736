import { doneness, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const cabbageRolls: Form = {
  id: 'cabbage-rolls',
  called: 'cabbage rolls',
  meals: ['Dinner'],
  says: ['stuffed', 'hearty', 'make-ahead', 'unhurried', 'kid-friendly'],
  gives: ['cabbage'],
  minutes: 75,
  skill: 2,
  keeps:
    'The rolls keep in their sauce for 3 to 4 days in the refrigerator and 3 months in the freezer. Reheat to 165 °F (74 °C).',
  kits: ['herb', 'paprika'],
  needs: [
    'crushed-tomatoes|canned-tomatoes',
    'onion|red-onion|leek|shallot',
    'vegetable-broth-low|chicken-broth-low|water',
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
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low|water', 0.25)
    const acid = top.acid(1)
    const sauce = top.putAll('sauce', 35)
    const herb = top.herb(1)
    return {
      title: `${main.title} Cabbage Rolls with ${and(titles(top.all('mushrooms')), titles(top.all('grain')))}`,
      description: `Cabbage leaves filled with ${and(meat, grain, mushrooms)} and baked in tomato sauce.`,
      prep: 25,
      cook: 55,
      steps: [
        `Bring a large pot of water to a boil. Add the ${leaves} and cook 4 minutes, until the leaves bend without breaking. Drain, and trim the thick part of each rib.`,
        `Heat the ${oil} in a skillet over medium heat. Cook the ${and(onion, mushrooms)} for 6 minutes, until soft. Stir in the ${and(aromatics, spices)} and cool 5 minutes. Mix with the ${and(meat, grain)} and most of the ${seasoned}${main.kind === 'pulse' ? ', mashing some of the filling so that it holds together' : ''}.`,
        `Place 2 heaping tablespoons of filling at the stem end of each leaf. Fold in the sides and roll up. Chop any torn leaves and spread them in a Dutch oven.`,
        `Heat the oven to 350 °F (175 °C). Pack the rolls into the pot, seam side down. Pour the ${and(tomatoes, broth)} over the top and add the remaining seasoning. Cover and bake 40 minutes${main.kind === 'mince' ? `, ${doneness(main).replace('no pink is left and it reads', 'the middle of a roll reads')}` : ', until a knife slides in easily'}.`,
        `Stir the ${acid} into the sauce and let stand 5 minutes. Sprinkle with the ${herb}${sauce ? ` and serve with the ${sauce}` : ' and serve'}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain') ?? (main.kind === 'pulse' ? main : top.one('leaves')),
        fibre: leaves,
        more:
          grain || main.kind === 'pulse'
            ? []
            : ['Finely chopped vegetables take the place of grain in this filling.'],
      }),
    }
  },
}
