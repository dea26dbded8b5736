import { panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const larb: Form = {
  id: 'larb',
  called: 'a warm herb salad',
  meals: ['Lunch', 'Dinner'],
  says: ['thai', 'salad', 'quick', 'spicy', 'light', 'high-protein', 'no-oven'],
  minutes: 20,
  skill: 1,
  keeps:
    'The cooked part keeps 3 days in the refrigerator. Add the herbs and raw vegetables just before serving.',
  kits: ['thai', 'thai-chili'],
  needs: ['mint|basil-fresh|cilantro', 'shallot|red-onion|scallions|chives'],
  roles: {
    meat: { kinds: ['mince', 'tofu'], way: 'brown', grams: 130 },
    wedges: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 110,
      only: ['cabbage', 'napa-cabbage', 'red-cabbage'],
    },
    raw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 120,
      more: 1,
      only: ['cucumber', 'radishes', 'snow-peas', 'bell-pepper-red'],
    },
    seeds: {
      kinds: ['nut'],
      way: 'topping',
      grams: 10,
      only: ['pumpkin-seeds', 'sunflower-seeds', 'almonds'],
    },
  },
  cook(top) {
    const seeds = top.putAll('seeds', 11, undefined, 'fixed')
    const main = top.one('meat')
    const oil = top.fat(0.75)
    const meat = top.put(main, 135, main.kind === 'tofu' ? 'finely crumbled' : '')
    const aromatics = top.aromatics(0.9)
    const shallot = top.shelf(
      'shallot|red-onion|scallions|chives',
      top.allowedFrom('shallot') ? 0.7 : 0.4,
      'thinly sliced',
    )
    const salty = top.salty(1.2) || top.salt(0.14)
    const acid = top.acid(3)
    const herb = top.herb(2, 'leaves left whole')
    const mint = top.shelf('mint|cilantro|basil-fresh', 1.5, 'torn')
    const wedges = top.putAll('wedges', 115, 'cut into thin wedges')
    const raw = top.putAll('raw', 125, 'sliced')
    const brown = panOf(top, 'meat', 'meat')
    return {
      title: `${main.title} Larb with ${titles([...top.all('raw').slice(0, 1), top.one('wedges')])}`,
      description: `A warm Thai salad of ${meat} with ${acid}, herbs and raw vegetables, very low in starch.`,
      prep: 12,
      cook: 8 + brown.more(7),
      steps: [
        `Toast the ${seeds} in a dry skillet over medium heat for 3 minutes, shaking the pan, until lightly browned. Chop fine.`,
        main.kind === 'mince'
          ? `Heat the ${oil} in the same skillet over medium heat. Add the ${meat}${brown.said} with 2 tablespoons of water. Cook 6 to 8 minutes${brown.each}, breaking up the pieces, until no pink is left and it reads ${/turkey|chicken/.test(main.name) ? '165 °F (74 °C)' : '160 °F (71 °C)'}.`
          : `Heat the ${oil} in the same skillet over medium heat. Cook the ${meat}${brown.said} for 6 minutes${brown.each}, until dry at the edges.`,
        `Remove from the heat and stir in the ${and(aromatics, salty, acid)}.`,
        `Stir in the ${and(shallot, mint, herb)} and half of the ${seeds}.`,
        `Sprinkle with the remaining ${seeds}. Serve with the ${and(wedges, raw)} for scooping.`,
      ],
      tips: tipsFor(top, {
        fibre: and(wedges, raw),
        apart: true,
        more: ['Restaurant versions often have a sweetened dressing. This one is not sweetened.'],
      }),
    }
  },
}
