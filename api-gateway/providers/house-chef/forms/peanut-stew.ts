import { doneness, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { titleCase } from '../larder-entry.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const peanutStew: Form = {
  id: 'peanut-stew',
  called: 'a West African stew',
  meals: ['Dinner', 'Lunch'],
  says: ['stew', 'soup', 'hearty', 'one-pan', 'spicy', 'no-oven'],
  minutes: 40,
  skill: 1,
  keeps: KEEPS.pot,
  kits: ['west-african'],
  needs: [
    'peanut-butter|sunflower-butter|almond-butter',
    'crushed-tomatoes|canned-tomatoes',
    'onion|red-onion|leek|scallions',
    'vegetable-broth|chicken-broth|water',
  ],
  roles: {
    main: {
      kinds: ['poultry', 'pulse', 'tofu'],
      way: 'simmer',
      grams: 110,
      only: ['chicken-thigh', 'chicken-breast', 'chickpeas', 'kidney-beans', 'tofu-firm', 'tempeh'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 120,
      more: 1,
      only: ['okra', 'eggplant', 'bell-pepper-red', 'bell-pepper-green', 'carrots', 'cabbage'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 70, only: ['collard-greens', 'kale', 'spinach-raw'] },
    root: { kinds: ['carbohydrate'], way: 'soup', grams: 40, optional: true, only: ['sweet-potato'] },
  },
  cook(top) {
    const main = top.one('main')
    const oil = top.fat(1)
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.35, 'chopped')
    const aromatics = top.aromatics(1.4)
    const spices = top.spices(1.2)
    const tomatoes = top.shelf('crushed-tomatoes|canned-tomatoes', 0.35)
    const broth = top.shelf('vegetable-broth|chicken-broth|water', 0.6)
    const vegetables = top.putAll('vegetables', 125, 'cut into chunks')
    const root = !top.when('root', main.kind !== 'pulse')
      ? ''
      : top.putAll('root', 40, 'peeled and cut into ½-inch dice', 'carb')
    const protein = top.put(main, 115, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const butter = top.shelf('peanut-butter|sunflower-butter|almond-butter', 1.1)
    const seasoned = top.salt(0.15)
    const leaf = top.put(top.one('leaf'), 70)
    const acid = top.acid(1)
    const herb = top.herb(1)
    const time = Math.max(16, minutesOf(main, 'simmer'))
    return {
      title: `West African ${titleCase(butter).replace(/ (?:Seed )?Butter/, '')} Stew with ${and(main.title === 'Chickpea' || main.title === 'Kidney Bean' ? titles([main]) : main.title, titles([top.one('leaf')]))}`,
      description: `Brick red, gently hot and velvety: the ${butter} thickens what the tomatoes start.`,
      prep: 13,
      cook: time + 11,
      steps: [
        `Fry the ${onion} in the ${oil} until brown at the edges, 5 minutes. Add the ${and(aromatics, spices)} and stir until fragrant, 1 minute.`,
        `Tip in the ${and(tomatoes, vegetables, root)} and the ${broth}; once it bubbles, add the ${protein} and the ${seasoned}, and simmer ${time} minutes, ${doneness(main, 'wet')}.`,
        `Let the ${butter} melt in a bowl with two ladles of the hot liquid, whisk smooth, and stir it back. Stirred in straight from the jar it stays in lumps.`,
        `Add the ${leaf} by handfuls and cook 5 minutes more, until oil beads on the surface: the sign in Dakar that it is done.`,
        `Sour it with the ${acid} and finish with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : (top.maybe('root') ?? top.one('leaf')),
        fibre: and(vegetables, leaf),
        more: [
          'Choose a jar with one ingredient, unsweetened.',
          'It is rich, so a ladle less of it and a heap more greens is a good trade.',
        ],
      }),
    }
  },
}
