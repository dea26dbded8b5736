import { batchesOf } from '../building/batches.ts'
import { capital, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const donburi: Form = {
  id: 'donburi',
  called: 'a Japanese rice-bowl topping',
  meals: ['Dinner', 'Lunch'],
  says: ['japanese', 'asian', 'bowl', 'quick', 'one-pan', 'no-oven'],
  gives: ['egg'],
  minutes: 25,
  skill: 1,
  keeps: KEEPS.plate,
  kits: ['sesame'],
  needs: ['egg', 'vegetable-broth-low|chicken-broth-low', 'onion|leek|scallions|red-onion'],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 75 },
    main: {
      kinds: ['poultry', 'tofu', 'meat'],
      way: 'fry',
      grams: 100,
      only: ['chicken-thigh', 'chicken-breast', 'tofu-firm', 'beef-sirloin', 'turkey-breast'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 110,
      more: 1,
      only: ['shiitake-mushrooms', 'cremini-mushrooms', 'napa-cabbage', 'bok-choy', 'green-beans'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40, only: ['spinach-raw'], optional: true },
    base: { kinds: ['carbohydrate', 'vegetable'], way: 'bibim', grams: 80 },
  },
  cook(top) {
    const main = top.one('main')
    const base = top.one('base')
    const onion = top.shelf('onion|leek|red-onion|scallions', 0.4, 'thinly sliced')
    const aromatics = top.aromatics(0.8)
    const oil = top.fat(0.75)
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low', 0.45)
    const salty = top.salty(0.9) || top.salt(0.14)
    const acid = top.acid(0.5)
    const protein = top.put(main, 105, main.kind === 'tofu' ? main.cut : 'sliced thinly')
    const vegetables = top.putAll('vegetables', 115, 'sliced')
    const leaf = top.putAll('leaf', 40)
    const eggs = top.put(top.one('egg'), 80, 'lightly beaten')
    const rice = top.put(
      base,
      base.kind === 'vegetable' ? 150 : 85,
      base.kind === 'vegetable' ? 'pulsed to grains' : '',
      'carb',
    )
    const herb = top.herb(1)
    const inside =
      main.kind === 'poultry'
        ? ', until every piece reads 165 °F (74 °C)'
        : main.kind === 'meat'
          ? ', until no pink is left'
          : ''
    const pan = batchesOf(top.servings, 4)
    return {
      title: `${main.title} and Egg Donburi with ${titles(top.all('vegetables').slice(0, 1))}${base.kind === 'vegetable' ? ' on Cauliflower Rice' : ''}`,
      description: `${capital(protein)} and vegetables simmered in broth with eggs, served over ${rice}.`,
      prep: 10,
      cook: 16 + pan.more(11),
      steps: [
        base.kind === 'vegetable'
          ? `Put the ${rice} in a covered dish with 1 tablespoon of water. Microwave or steam 4 minutes, until tender, and drain well.`
          : `Heat the ${rice} with 1 tablespoon of water, covered, until steaming. Keep warm.`,
        `Heat the ${oil} in a large, deep skillet over medium heat. Cook the ${and(onion, aromatics)} for 3 minutes, until soft. Add the ${and(broth, salty, acid)} and bring to a simmer.${pan.count > 1 ? ` Cook the next two steps${pan.said}, with a share of the broth each time.` : ''}`,
        `Add the ${and(protein, vegetables)} in one layer. Simmer 8 minutes, turning once${inside}.${leaf ? ` Stir in the ${leaf} until wilted.` : ''}`,
        `Pour the ${eggs} evenly over the top. Cover and cook over low heat for 3 minutes, until set all the way through and 160 °F (71 °C).`,
        `Spoon over the ${rice} with the broth and sprinkle with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: base.kind === 'vegetable' ? null : base,
        fibre: vegetables,
        more: ['Restaurant bowls usually have much more starch than this, and a sweetened broth.'],
      }),
    }
  },
}
