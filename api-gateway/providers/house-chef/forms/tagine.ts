import { minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const tagine: Form = {
  id: 'tagine',
  called: 'a tagine',
  meals: ['Dinner'],
  says: ['stew', 'middle-eastern', 'hearty', 'one-pan', 'make-ahead', 'unhurried', 'no-oven'],
  minutes: 55,
  skill: 2,
  keeps: KEEPS.pot,
  kits: ['moroccan'],
  needs: [
    'onion|red-onion|leek|shallot',
    'canned-tomatoes|tomato',
    'chicken-broth-low|vegetable-broth-low|water',
  ],
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
    const broth = top.shelf('chicken-broth-low|vegetable-broth-low|water', 0.35)
    const vegetables = top.putAll('vegetables', 205, 'cut into large chunks')
    const olives = top.shelf('olives-black', 0.75)
    const acid = top.acid(1.25)
    const herb = top.herb(1.5)
    const nut = top.putAll('nut', 9, undefined, 'fixed')
    const side = !top.when('side', main.kind !== 'pulse') ? '' : top.putAll('side', 70, '', 'carb')
    return {
      title: `Moroccan ${main.title} Tagine with ${titles(top.all('vegetables'))}`,
      description: `A Moroccan stew of ${protein} and vegetables with ${spices || aromatics}, made without dried fruit.`,
      prep: 15,
      cook: slow + 22,
      steps: [
        `Heat the ${oil} in a Dutch oven over medium-low heat. Cook the ${onion} for 8 minutes, until soft. Stir in the ${and(aromatics, spices)} and cook 1 minute, until fragrant.`,
        `Add the ${protein} and the ${seasoned} and stir to coat. Add the ${and(tomatoes, broth)}. Cover and simmer over low heat for ${Math.max(5, slow - 20)} minutes.`,
        `Arrange the ${vegetables} on top. Cover and simmer ${Math.min(20, slow)} minutes${main.kind === 'poultry' ? ', until the thickest piece reads at least 165 °F (74 °C)' : main.kind === 'meat' ? ', until the meat is tender enough to cut with a spoon' : ', until the vegetables are tender'}.`,
        `Uncover, add the ${and(olives, acid)} and simmer 5 minutes, until the sauce thickens.`,
        `Sprinkle with the ${and(herb, nut)}${side ? ` and serve with the warm ${side}` : ' and serve'}.`,
      ],
      tips: tipsFor(top, {
        carb: side ? top.maybe('side') : main.kind === 'pulse' ? main : null,
        fibre: vegetables,
        more: ['Most tagines have dried fruit, which adds a lot of carbohydrate. This one has none.'],
      }),
    }
  },
}
