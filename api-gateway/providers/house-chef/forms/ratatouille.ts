import { panOf } from '../building/batches.ts'
import { doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const ratatouille: Form = {
  id: 'ratatouille',
  called: 'a ratatouille',
  meals: ['Dinner', 'Lunch'],
  says: ['stew', 'french', 'mediterranean', 'one-pan', 'light', 'no-oven'],
  gives: ['eggplant', 'zucchini', 'aubergine', 'courgette'],
  minutes: 45,
  skill: 2,
  keeps:
    'The vegetables keep 4 days in the refrigerator and 3 months in the freezer. Reheat to 165 °F (74 °C).',
  kits: ['provence'],
  needs: ['eggplant', 'zucchini', 'onion|red-onion|shallot|leek', 'canned-tomatoes|crushed-tomatoes|tomato'],
  roles: {
    eggplant: { kinds: ['vegetable'], way: 'simmer', grams: 90, only: ['eggplant'] },
    zucchini: { kinds: ['vegetable'], way: 'simmer', grams: 80, only: ['zucchini'] },
    pepper: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 60,
      only: ['bell-pepper-red', 'bell-pepper-yellow'],
    },
    main: {
      kinds: ['fish', 'shellfish', 'tofu', 'pulse', 'poultry'],
      way: 'pan',
      grams: 125,
      never: ['turkey-breast'],
    },
  },
  cook(top) {
    const main = top.one('main')
    const oil = top.fat(2.5)
    const eggplant = top.putAll('eggplant', 95)
    const zucchini = top.putAll('zucchini', 85, 'sliced into half-moons')
    const onion = top.shelf('onion|red-onion|shallot|leek', 0.3, 'sliced')
    const pepper = top.putAll('pepper', 60, 'cut into strips')
    const aromatics = top.aromatics(1.2)
    const spices = top.spices(1)
    const tomatoes = top.shelf(
      'canned-tomatoes|crushed-tomatoes|tomato',
      top.allowedFrom('canned-tomatoes|crushed-tomatoes') ? 0.4 : 0.8,
    )
    const seasoned = top.salt(0.15)
    const protein = top.put(main, 130, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const acid = top.acid(0.75)
    const herb = top.herb(1.5)
    const time = minutesOf(main, 'pan')
    const brownEggplant = panOf(top, 'vegetables', 'eggplant')
    const brownZucchini = panOf(top, 'vegetables', 'zucchini')
    const sear = panOf(top, 'meat', 'main')
    return {
      title: `Ratatouille with ${main.kind === 'pulse' ? titles([main]) : `Seared ${main.title}`}`,
      description: `Browned ${and(eggplant, zucchini)} stewed with tomatoes and ${pepper}, with ${protein}.`,
      prep: 16,
      cook:
        30 +
        brownEggplant.more(6) +
        brownZucchini.more(4) +
        (main.kind === 'pulse' ? 0 : Math.max(0, time * sear.count - 6)),
      steps: [
        `Heat a third of the ${oil} in a large skillet over high heat. Brown the ${eggplant}${brownEggplant.said} for 6 minutes${brownEggplant.each} and transfer to a plate. Brown the ${zucchini}${brownZucchini.said} for 4 minutes${brownZucchini.each} and transfer to the plate.`,
        `Lower the heat to medium and add a little more of the ${oil}. Cook the ${and(onion, pepper)} for 7 minutes, until soft. Stir in the ${and(aromatics, spices)} and the ${and(tomatoes, main.kind === 'pulse' ? protein : '')}. Simmer 6 minutes, until thickened.`,
        `Return the browned vegetables to the skillet and add most of the ${seasoned}. Cook over low heat for 5 minutes, until tender but not mushy.`,
        ...(main.kind === 'pulse'
          ? []
          : [
              `Meanwhile, sprinkle the ${protein} with the remaining seasoning. Heat the rest of the oil in a second skillet over medium-high heat and cook${sear.said} ${time} minutes${sear.each}, turning once, ${doneness(main)}.`,
            ]),
        `Stir in the ${herb} and the ${acid}. ${main.kind === 'pulse' ? 'Serve warm.' : `Top with the ${protein}.`}`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: and(eggplant, zucchini),
        apart: true,
        more: ['The vegetables are also good cold the next day.'],
      }),
    }
  },
}
