import { adjectives, doneness, minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const noodleSoup: Form = {
  id: 'noodle-soup',
  called: 'a noodle soup',
  meals: ['Dinner', 'Lunch'],
  says: ['noodles', 'soup', 'asian', 'japanese', 'thai', 'quick', 'no-oven'],
  minutes: 25,
  skill: 2,
  keeps: KEEPS.noodles,
  kits: ['sesame', 'miso', 'thai', 'thai-chili'],
  needs: ['vegetable-broth-low|chicken-broth-low', 'scallions|chives|shallot'],
  roles: {
    protein: {
      kinds: ['poultry', 'shellfish', 'tofu', 'pulse'],
      way: 'simmer',
      grams: 110,
      only: ['chicken-breast', 'turkey-breast', 'shrimp', 'tofu-firm', 'edamame'],
    },
    noodles: { kinds: ['carbohydrate'], way: 'noodle', grams: 70 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 130,
      count: 2,
      more: 1,
      only: [
        'bok-choy',
        'napa-cabbage',
        'shiitake-mushrooms',
        'cremini-mushrooms',
        'broccoli',
        'carrots',
        'daikon',
        'green-beans',
      ],
    },
    egg: { kinds: ['egg'], way: 'boil', grams: 50, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const aromatics = top.aromatics(1.4)
    const oil = top.fat(1)
    const broth = top.shelf(
      main.kind === 'poultry'
        ? 'chicken-broth-low|vegetable-broth-low'
        : 'vegetable-broth-low|chicken-broth-low',
      1.25,
    )
    const protein = top.put(
      main,
      112,
      main.kind === 'poultry' ? 'sliced thinly' : main.kind === 'tofu' ? 'cut into ½-inch cubes' : main.cut,
    )
    const vegetables = top.putAll('vegetables', 135, 'sliced')
    const noodles = top.put(top.one('noodles'), 75, '', 'carb')
    const salty = top.salty(1) || top.salt(0.1)
    const acid = top.acid(1)
    const scallion = top.shelf(
      'scallions|chives|shallot',
      top.allowedFrom('scallions') ? 0.5 : 1,
      'thinly sliced',
    )
    const egg = !top.when('egg', main.kind !== 'poultry') ? '' : top.putAll('egg', 50)
    const herb = top.herb(0.75)
    const time = Math.max(
      minutesOf(main, 'simmer'),
      ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')),
    )
    return {
      title: `${top.kit.name} ${adjectives([top.one('noodles')])} Soup with ${and(main.title, titles(top.all('vegetables')))}`,
      description: `A bowl of broth with ${and(protein, vegetables)} and a small portion of ${noodles}.`,
      prep: 10,
      cook: time + 6,
      steps: [
        `Heat the ${oil} in a large pot over medium heat. Cook the ${aromatics} for 30 seconds, until fragrant. Add the ${broth} and simmer 5 minutes.`,
        `Add the ${and(protein, vegetables)} and simmer ${time} minutes, ${doneness(main, 'wet')}.`,
        `Rinse the ${noodles} under hot water and divide among deep bowls.${egg ? ` Boil the ${egg} for 10 minutes, cool in cold water and peel.` : ''}`,
        `Remove the soup from the heat and stir in the ${and(salty, acid)}. Ladle over the ${noodles}.`,
        `Top with the ${and(scallion, herb)}${egg ? ` and the halved ${egg}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('noodles').food.id === 'shirataki' ? null : top.one('noodles'),
        fibre: vegetables,
        more: [
          `Eat the ${vegetables} before the ${noodles}: eating vegetables first can lower the blood sugar rise.`,
        ],
      }),
    }
  },
}
