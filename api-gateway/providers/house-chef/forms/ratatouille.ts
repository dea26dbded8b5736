import { doneness, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const ratatouille: Form = {
  id: 'ratatouille',
  called: 'a ratatouille',
  meals: ['Dinner', 'Lunch'],
  says: ['stew', 'french', 'mediterranean', 'one-pan', 'light', 'no-oven'],
  gives: ['eggplant', 'zucchini', 'aubergine', 'courgette'],
  minutes: 45,
  skill: 2,
  keeps:
    'The vegetables keep 4 days in the refrigerator, better each day, and freeze for 3 months. What lies on top is cooked fresh.',
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
    return {
      title: `Ratatouille with ${main.kind === 'pulse' ? titles([main]) : `Seared ${main.title}`}`,
      description: 'Every vegetable browned on its own before they meet: that is the whole secret.',
      prep: 16,
      cook: 30 + (main.kind === 'pulse' ? 0 : Math.max(0, time - 6)),
      steps: [
        `In a wide pan over high heat, brown the ${eggplant} in a third of the ${oil}, 6 minutes; set aside. Do the same with the ${zucchini}, 4 minutes.`,
        `Turn down, add a little more oil, and soften the ${and(onion, pepper)} for 7 minutes. Stir in the ${and(aromatics, spices)}, then the ${tomatoes}${main.kind === 'pulse' ? ` and ${protein}` : ''}; simmer until saucy, 6 minutes.`,
        `Put back what you browned, add most of the ${seasoned}, and cook together for 5 minutes over low heat. The pieces should lean on each other, not fall apart.`,
        ...(main.kind === 'pulse'
          ? []
          : [
              `Meanwhile season the ${protein} and sear in the last of the oil in a second pan, ${time} minutes in all, ${doneness(main)}.`,
            ]),
        `Tear in the ${herb}, freshen with the ${acid} and ${main.kind === 'pulse' ? 'serve warm, never scalding' : `set the ${protein} on top`}.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: and(eggplant, zucchini),
        apart: true,
        more: ['Make twice as much: cold, it is a starter for another day.'],
      }),
    }
  },
}
