import { panOf } from '../building/batches.ts'
import { capital, minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

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
    const sear = panOf(top, 'meat', 'protein')
    const fry = panOf(top, 'vegetables', 'vegetables')
    const firstMinutes = Math.max(2, minutesOf(first, 'fry') - 2)
    return {
      title: `${top.kit.name} ${main.title} Stir-Fry with ${titles(top.all('vegetables'))}`,
      description: `${capital(protein)} and vegetables cooked quickly over high heat, with a sauce of ${and(salty, acid)}.`,
      prep: 11,
      cook:
        Math.max(8, minutesOf(main, 'fry') + minutesOf(first, 'fry')) +
        sear.more(minutesOf(main, 'fry')) +
        fry.more(firstMinutes + 2),
      steps: [
        `Cut all of the ingredients before you start to cook. Stir the ${and(salty, acid)} together in a small bowl.`,
        `Heat half the ${oil} in a wok or large skillet over high heat. Add the ${protein}${sear.said} and cook 1 minute without stirring. Stir-fry ${main.kind === 'poultry' ? '4 to 5 minutes, until no pink is left and it reads 165 °F (74 °C)' : main.kind === 'meat' ? '2 to 3 minutes, until it reads 145 °F (63 °C)' : main.kind === 'shellfish' ? '2 to 3 minutes, until pink and opaque' : `${Math.max(2, minutesOf(main, 'fry') - 1)} minutes, until golden`}. Transfer to a plate.`,
        `Add the rest of the ${oil}. ${fry.count > 1 ? `Cook the vegetables${fry.said}: stir-fry` : 'Stir-fry'} the ${say([first])} for ${firstMinutes} minutes${rest.length ? `, then add the ${say(rest)} and stir-fry 2 minutes` : ''}, until crisp-tender.`,
        `${fry.count > 1 ? 'Return all of the vegetables to the wok and push' : 'Push the vegetables'} to one side. Cook the ${and(aromatics, spices)} in the space for 20 seconds. Return the ${protein}, add the sauce and toss 1 minute, until coated.${top.aside({ beginner: 'If the pan looks dry, add 1 tablespoon of water.', advanced: 'Pour the sauce along the hot rim of the wok so that it thickens at once.' })}`,
        `Remove from the heat and stir in the ${herb}${grain ? `. Serve over the ${grain}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain'),
        fibre: vegetables,
        more: [
          'Bottled sauces are often sweetened. This one is not.',
          'Crisp-tender vegetables raise blood sugar less than soft ones.',
        ],
      }),
    }
  },
}
