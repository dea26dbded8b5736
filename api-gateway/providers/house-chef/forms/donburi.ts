import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

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
  needs: ['egg', 'vegetable-broth|chicken-broth', 'onion|leek|scallions|red-onion'],
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
    const broth = top.shelf('vegetable-broth|chicken-broth', 0.45)
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
    return {
      title: `${main.title} and Egg Donburi with ${titles(top.all('vegetables').slice(0, 1))}${base.kind === 'vegetable' ? ' on Cauliflower Rice' : ''}`,
      description: `Everything simmers in one shallow pan, and the eggs bind it to a blanket for the ${rice}.`,
      prep: 10,
      cook: 16,
      steps: [
        base.kind === 'vegetable'
          ? `Steam the ${rice} in a covered dish with a spoonful of water for 4 minutes, in the microwave or over a pan, and drain well.`
          : `Heat the ${rice} with a sprinkle of water, covered, until it steams; keep warm.`,
        `In a shallow pan, soften the ${and(onion, aromatics)} in the ${oil} for 3 minutes. Add the ${and(broth, salty, acid)} and bring to a simmer.`,
        `Lay in the ${and(protein, vegetables)} in one layer and simmer 8 minutes, turning once${inside}.${leaf ? ` Tuck in the ${leaf}.` : ''}`,
        `Pour the ${eggs} over in a thin spiral. Lid on, lowest heat, 3 minutes, until set right through, 160 °F (71 °C).`,
        `Slide a portion over each bowl of ${rice}, juices and all, and scatter with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: base.kind === 'vegetable' ? null : base,
        fibre: vegetables,
        more: ['A restaurant bowl holds three times the starch, and a sweetened broth.'],
      }),
    }
  },
}
