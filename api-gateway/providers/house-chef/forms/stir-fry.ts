import { isPlural, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const stirFry: Form = {
  id: 'stir-fry',
  called: 'a stir-fry',
  meals: ['Dinner', 'Lunch'],
  says: ['stir-fry', 'quick', 'asian', 'one-pan', 'no-oven'],
  minutes: 20,
  skill: 1,
  keeps: KEEPS.plate,
  kits: ['sesame', 'miso', 'thai', 'thai-chili', 'turmeric'],
  roles: {
    protein: { kinds: ['poultry', 'meat', 'shellfish', 'tofu', 'pulse'], way: 'fry', grams: 145 },
    vegetables: { kinds: ['vegetable'], way: 'fry', grams: 220, count: 3, more: 1 },
    grain: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 80,
      optional: true,
      only: ['rice-brown-cooked', 'quinoa-cooked', 'buckwheat-cooked', 'rice-basmati-cooked'],
    },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(main, 150, main.kind === 'poultry' ? 'cut into thin strips' : main.cut)
    const vegetables = top.putAll('vegetables', 230)
    const order = [...top.all('vegetables')].sort((a, b) => minutesOf(b, 'fry') - minutesOf(a, 'fry'))
    const first = order[0]!
    const rest = order.slice(1)
    const names = new Map(top.ingredients.map((item) => [item.entry.food.id, item.name]))
    const say = (foods: typeof order) => and(...foods.map((food) => names.get(food.food.id) ?? food.name))
    const aromatics = top.aromatics(1.2)
    const spices = top.spices()
    const oil = top.fat(2)
    const salty = top.salty(1.2) || top.salt(0.14)
    const acid = top.acid(1.5)
    const herb = top.herb(1)
    const grain = top.putAll('grain', 85, '', 'carb')
    return {
      title: `${top.kit.name} ${main.title} Stir-Fry with ${titles(top.all('vegetables'))}`,
      description: `Five minutes at the stove once the knife work is done, and the vegetables keep their snap.`,
      prep: 11,
      cook: Math.max(8, minutesOf(main, 'fry') + minutesOf(first, 'fry')),
      steps: [
        `Have everything cut and within reach before you light the stove; there will be no time later. Stir the ${and(salty, acid)} together in a cup.`,
        `When the wok is so hot that a drop of water vanishes, add half the ${oil} and the ${protein}. Spread out, sear 1 minute, then stir-fry ${main.kind === 'poultry' ? '4 to 5 minutes more, until no pink is left and 165 °F (74 °C) inside' : main.kind === 'meat' ? '2 to 3 minutes more, to 145 °F (63 °C)' : main.kind === 'shellfish' ? '2 to 3 minutes more, until curled and opaque' : `${Math.max(2, minutesOf(main, 'fry') - 1)} minutes more, until golden`}. Scoop out.`,
        `Add the rest of the ${oil}. The ${say([first])} ${isPlural(say([first])) ? 'go' : 'goes'} in first for ${Math.max(2, minutesOf(first, 'fry') - 2)} minutes${rest.length ? `, then the ${say(rest)} for 2 more` : ''}, always tossing.`,
        `Make a hole in the middle, let the ${and(aromatics, spices)} bloom there for 20 seconds, bring back the ${protein}, pour the sauce round the rim and toss until glossy.${top.aside({ beginner: 'If it looks dry, a spoonful of water makes a sauce.', advanced: 'The rim is the hottest part: sauce poured there caramelizes before it reaches the food.' })}`,
        `Off the heat, fold in the ${herb}${grain ? ` and serve over the ${grain}` : ' and eat straight away'}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain'),
        fibre: vegetables,
        more: [
          'Bottled wok sauces are often as sweet as syrup; this one has next to no sweetness at all.',
          'Vegetables with bite raise blood sugar less than the same ones cooked soft.',
        ],
      }),
    }
  },
}
