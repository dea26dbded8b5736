import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const larb: Form = {
  id: 'larb',
  called: 'a warm herb salad',
  meals: ['Lunch', 'Dinner'],
  says: ['thai', 'salad', 'quick', 'spicy', 'light', 'high-protein', 'no-oven'],
  minutes: 20,
  skill: 1,
  keeps:
    'The warm part keeps 3 days in the refrigerator, good cold from the box; herbs and raw vegetables are cut when you eat.',
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
    return {
      title: `${main.title} Larb with ${titles([...top.all('raw').slice(0, 1), top.one('wedges')])}`,
      description:
        'Sour, salty, minty and warm: a salad from northern Thailand that happens to hold no starch to speak of.',
      prep: 12,
      cook: 8,
      steps: [
        `Toast the ${seeds} in a dry skillet for 3 minutes, shaking, and pound or chop to a coarse powder; it stands in for toasted grain.`,
        main.kind === 'mince'
          ? `In the same skillet, loosen the ${meat} in the ${oil} with a splash of water and stir over medium heat, 6 to 8 minutes, until no pink is left and it reads ${/turkey|chicken/.test(main.name) ? '165 °F (74 °C)' : '160 °F (71 °C)'}. It should stay juicy, not brown.`
          : `In the same skillet, fry the ${meat} in the ${oil} over medium heat for 6 minutes, until dry at the edges.`,
        `Take it off the heat. While still warm, dress with the ${and(aromatics, salty, acid)} and taste: sour first, then salty.`,
        `Turn in the ${and(shallot, mint, herb)} and half of the powder.`,
        `Set out the ${and(wedges, raw)} to scoop with, and dust with the last of the ${seeds}. They are spoon and side dish in one.`,
      ],
      tips: tipsFor(top, {
        fibre: and(wedges, raw),
        apart: true,
        more: ['With a sour dressing and this many herbs, nothing sweet is missed.'],
      }),
    }
  },
}
