import { capital, doneness, minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const curry: Form = {
  id: 'coconut-curry',
  called: 'a curry',
  meals: ['Dinner', 'Lunch'],
  says: ['curry', 'one-pan', 'hearty', 'no-oven', 'indian', 'thai', 'stew'],
  minutes: 35,
  skill: 1,
  keeps: KEEPS.pot,
  kits: ['curry', 'turmeric', 'thai', 'thai-chili'],
  needs: ['coconut-milk', 'onion|shallot|scallions|leek|red-onion'],
  roles: {
    protein: {
      kinds: ['poultry', 'pulse', 'tofu', 'shellfish'],
      way: 'simmer',
      grams: 125,
      never: ['white-beans', 'butter-beans', 'black-beans'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 170,
      count: 2,
      more: 1,
      never: ['turnip', 'leek', 'daikon', 'celery'],
    },
    leaf: {
      kinds: ['leaf'],
      way: 'wilt',
      grams: 45,
      only: ['spinach-raw', 'kale', 'collard-greens'],
      optional: true,
    },
    side: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 75,
      optional: true,
      only: ['rice-brown-cooked', 'rice-basmati-cooked', 'quinoa-cooked'],
    },
  },
  cook(top) {
    const main = top.one('protein')
    const oil = top.fat(1)
    const onion = top.shelf(
      'onion|shallot|leek|red-onion|scallions',
      top.allowedFrom('onion') ? 0.25 : 1,
      'finely sliced',
    )
    const aromatics = top.aromatics(1.2)
    const spices = top.spices(1.4)
    const vegetables = top.putAll('vegetables', 175)
    const coconut = top.shelf('coconut-milk', 0.3)
    const water = top.shelf('water', 0.2)
    const salty = top.salty() || top.salt(0.16)
    const protein = top.put(main, 128, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const leaf = top.putAll('leaf', 45)
    const acid = top.acid(1.25)
    const herb = top.herb(1.25)
    const side = !top.when('side', main.kind !== 'pulse') ? '' : top.putAll('side', 75, '', 'carb')
    const slow = Math.max(12, ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')))
    const need = Math.min(slow + 4, minutesOf(main, 'simmer'))
    const dish = top.kit.cuisine === 't' ? 'Coconut Curry' : 'Curry'
    return {
      title: `${top.kit.name === 'Curried' ? 'Coconut' : top.kit.name} ${main.title} ${top.kit.name === 'Curried' ? 'Curry' : dish} with ${titles(top.all('vegetables'))}`,
      description: `${capital(protein)} and vegetables simmered in a mild coconut sauce with ${and(aromatics, spices)}.`,
      prep: 12,
      cook: slow + 14,
      steps: [
        `Heat the ${oil} in a large, deep skillet over medium heat. Cook the ${onion} for 7 minutes, stirring, until golden.`,
        `Stir in the ${and(aromatics, spices)} and 1 tablespoon of the ${water}. Cook 1 minute, until fragrant.`,
        `Add the ${coconut} and the remaining ${water}. Add the ${vegetables} and the ${salty} and simmer, uncovered, ${Math.max(3, slow - need + 4)} minutes.`,
        `Add the ${protein} and simmer gently ${need} minutes, ${doneness(main, 'wet')}.${leaf ? ` Stir in the ${leaf} for the last 2 minutes, until wilted.` : ''}`,
        `Remove from the heat. Stir in the ${acid} and sprinkle with the ${herb}${side ? `. Serve with the hot ${side}` : ''}.${top.aside({ beginner: 'If the sauce is too thick, add water 1 tablespoon at a time.' })}`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : side ? top.maybe('side') : null,
        fibre: vegetables,
        more: ['Coconut milk is high in saturated fat, so measure it.'],
      }),
    }
  },
}
