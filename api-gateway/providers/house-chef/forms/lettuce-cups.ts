import { panOf } from '../building/batches.ts'
import { capital, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const lettuceCups: Form = {
  id: 'lettuce-cups',
  called: 'lettuce cups',
  meals: ['Lunch', 'Dinner', 'Snack'],
  says: ['quick', 'wrap', 'light', 'no-oven', 'asian', 'kid-friendly'],
  minutes: 18,
  skill: 1,
  keeps:
    'The filling keeps 3 days in the refrigerator and 2 months in the freezer. Wash only the leaves you need.',
  kits: ['sesame', 'miso', 'thai', 'thai-chili', 'chili', 'chipotle', 'cumin', 'curry'],
  needs: ['romaine-lettuce|lettuce', 'scallions|chives|red-onion'],
  roles: {
    mince: { kinds: ['mince', 'tofu', 'pulse'], way: 'brown', grams: 135 },
    crunch: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 110,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'cremini-mushrooms',
        'shiitake-mushrooms',
        'cabbage',
        'napa-cabbage',
        'snow-peas',
        'red-cabbage',
        'green-beans',
        'zucchini',
      ],
    },
    cup: { kinds: ['leaf'], way: 'raw', grams: 80, only: ['romaine-lettuce', 'lettuce'] },
    fresh: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 50,
      only: ['cucumber', 'radishes', 'cherry-tomatoes', 'daikon', 'jicama'],
      optional: true,
    },
  },
  cook(top) {
    const main = top.one('mince')
    const protein = top.put(
      main,
      140,
      main.kind === 'tofu' ? 'crumbled' : main.kind === 'pulse' ? 'drained and roughly mashed' : '',
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const crunch = top.putAll('crunch', 115, 'finely diced')
    const oil = top.fat(1.5)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty(1.2) || top.salt(0.12)
    const acid = top.acid(1.5)
    const scallion = top.shelf(
      'scallions|chives|red-onion',
      top.allowedFrom('scallions') ? 0.75 : 0.2,
      'thinly sliced',
    )
    const cup = top.put(top.one('cup'), 85, 'leaves separated and washed')
    const fresh = top.putAll('fresh', 50)
    const herb = top.herb(1)
    const brown = panOf(top, 'meat', 'mince')
    const fry = panOf(top, 'vegetables', 'crunch')
    return {
      title: `${top.kit.name} ${main.title} Lettuce Cups with ${titles(top.all('crunch'))}`,
      description: `${capital(protein)} and crisp vegetables served in lettuce leaves.`,
      prep: 10,
      cook: 8 + brown.more(6) + fry.more(2),
      steps: [
        `Rinse the ${cup} leaves in cold water, pat dry and arrange on a platter.`,
        `Heat the ${oil} in a large skillet over high heat. Cook the ${protein}${brown.said} for 5 to 6 minutes${brown.each}, breaking up the pieces${main.kind === 'mince' ? `, until browned and ${/turkey|chicken/.test(main.name) ? '165 °F (74 °C)' : '160 °F (71 °C)'}` : ', until browned in places'}.`,
        `Add the ${and(aromatics, spices, crunch)}${fry.count > Math.max(1, brown.count) ? fry.said : ''} and cook 2 minutes, stirring, until crisp-tender.`,
        `Remove from the heat and stir in the ${and(salty, acid, scallion)}.`,
        `Spoon into the leaves and top with the ${and(fresh, herb)}.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: crunch,
      }),
    }
  },
}
