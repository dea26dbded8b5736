import { minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const tagine: Form = {
  id: 'tagine',
  called: 'a tagine',
  meals: ['Dinner'],
  says: ['stew', 'middle-eastern', 'hearty', 'one-pan', 'make-ahead', 'unhurried', 'no-oven'],
  minutes: 55,
  skill: 2,
  keeps: KEEPS.pot,
  kits: ['moroccan'],
  needs: ['onion|red-onion|leek|shallot', 'canned-tomatoes|tomato', 'chicken-broth|vegetable-broth|water'],
  roles: {
    main: {
      kinds: ['poultry', 'meat', 'pulse'],
      way: 'tagine',
      grams: 130,
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 200,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'zucchini',
        'turnip',
        'eggplant',
        'fennel-bulb',
        'bell-pepper-red',
        'okra',
        'cauliflower',
      ],
    },
    side: {
      kinds: ['carbohydrate'],
      way: 'bowl',
      grams: 70,
      optional: true,
      only: ['bulgur-cooked', 'quinoa-cooked', 'barley-cooked'],
    },
    nut: { kinds: ['nut'], way: 'topping', grams: 8, optional: true, only: ['almonds', 'pistachios'] },
  },
  cook(top) {
    const main = top.one('main')
    const slow = minutesOf(main, 'tagine')
    const oil = top.fat(1.5)
    const onion = top.shelf('onion|red-onion|leek|shallot', 0.4, 'thickly sliced')
    const aromatics = top.aromatics(1.2)
    const spices = top.spices(1.4)
    const protein = top.put(
      main,
      main.kind === 'pulse' ? 110 : 135,
      main.cut,
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const seasoned = top.salt(0.15)
    const tomatoes = top.shelf('canned-tomatoes|tomato', top.allowedFrom('canned-tomatoes') ? 0.3 : 0.5)
    const broth = top.shelf('chicken-broth|vegetable-broth|water', 0.35)
    const vegetables = top.putAll('vegetables', 205, 'cut into large chunks')
    const olives = top.shelf('olives-black', 0.75)
    const acid = top.acid(1.25)
    const herb = top.herb(1.5)
    const nut = top.putAll('nut', 9, undefined, 'fixed')
    const side = !top.when('side', main.kind !== 'pulse') ? '' : top.putAll('side', 70, '', 'carb')
    return {
      title: `Moroccan ${main.title} Tagine with ${titles(top.all('vegetables'))}`,
      description: 'Sweet with spice instead of dried fruit, and slow enough to fill the house.',
      prep: 15,
      cook: slow + 22,
      steps: [
        `Cook the ${onion} slowly in the ${oil} in a heavy, lidded pan, 8 minutes, until it slumps. Stir in the ${and(aromatics, spices)} and let it darken for a minute.`,
        `Turn the ${protein} and the ${seasoned} through that paste until every side is coated, then add the ${and(tomatoes, broth)}. Cover; the gentlest simmer for ${Math.max(5, slow - 20)} minutes.`,
        `Build the ${vegetables} into a cone on top, the way it is done in Marrakesh, so that they steam in what rises. Lid on again for ${Math.min(20, slow)} minutes${main.kind === 'poultry' ? ', until the thickest piece reads at least 165 °F (74 °C)' : main.kind === 'meat' ? ', until a spoon cuts the meat' : ', until all is soft'}.`,
        `Uncover, add the ${and(olives, acid)} and let it reduce for 5 minutes: a tagine is moist, not a soup.`,
        `Strew with the ${and(herb, nut)}${side ? ` and serve with the warm ${side}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: side ? top.maybe('side') : main.kind === 'pulse' ? main : null,
        fibre: vegetables,
        more: ['Most recipes add dried fruit; here the warm spices give the sweetness.'],
      }),
    }
  },
}
