import { doneness, minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { titleCase } from '../larder/larder-entry.ts'
import type { Form } from './form.ts'

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
    'vegetable-broth-low|chicken-broth-low|water',
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
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low|water', 0.6)
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
      description: `A West African stew of ${protein}, tomatoes and greens, thickened with ${butter}.`,
      prep: 13,
      cook: time + 11,
      steps: [
        `Heat the ${oil} in a large pot over medium-high heat. Cook the ${onion} for 5 minutes, until browned at the edges. Add the ${and(aromatics, spices)} and cook 1 minute, until fragrant.`,
        `Add the ${and(tomatoes, vegetables, root)} and the ${broth} and bring to a simmer. Add the ${protein} and the ${seasoned}. Simmer ${time} minutes, ${doneness(main, 'wet')}.`,
        `Whisk the ${butter} with two ladlefuls of the hot liquid until smooth. Stir into the stew.`,
        `Add the ${leaf} and simmer 5 minutes, until tender.`,
        `Stir in the ${acid} and sprinkle with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : (top.maybe('root') ?? top.one('leaf')),
        fibre: and(vegetables, leaf),
        more: [
          'Choose a jar with one ingredient and no added sugar.',
          'For a lighter bowl, take less stew and more greens.',
        ],
      }),
    }
  },
}
