import { dipCut, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const seedClusters: Form = {
  id: 'spiced-nuts',
  called: 'spiced nuts and seeds',
  meals: ['Snack'],
  says: ['make-ahead', 'kid-friendly'],
  gives: ['nuts', 'seeds'],
  minutes: 20,
  skill: 1,
  keeps: 'The mixture keeps 2 weeks in a closed jar once completely cool.',
  kits: ['rosemary', 'chili', 'curry', 'paprika', 'cajun', 'cumin'],
  roles: {
    nuts: { kinds: ['nut'], way: 'topping', grams: 30, count: 2, more: 1, never: ['coconut-shredded'] },
    fresh: { kinds: ['vegetable'], way: 'dip', grams: 100, more: 1 },
  },
  cook(top) {
    const nuts = top.putAll('nuts', 30, (food) => (food.cut ? 'whole' : ''), 'fixed')
    const oil = top.fat(0.4)
    const spices = top.spices()
    const salt = top.shelf('salt', 0.05)
    const acid = top.acid(0.25)
    const fresh = top.putAll('fresh', 105, dipCut)
    return {
      title: `${top.kit.spice} ${titles(top.all('nuts'))} with ${titles(top.all('fresh'))}`,
      description: `Toasted ${nuts} with ${spices || salt}, served with raw ${fresh}.`,
      prep: 6,
      cook: 13,
      steps: [
        `Heat the oven to 325 °F (165 °C).`,
        `Toss the ${nuts} with the ${oil} and the ${and(spices, salt)}. Spread on a sheet pan in one layer.`,
        `Bake 10 to 12 minutes, stirring once, until lightly browned. Sprinkle with the ${acid} while hot.`,
        `Cool completely. Serve with the ${fresh}.`,
      ],
      tips: tipsFor(top, {
        fibre: fresh,
        apart: true,
        more: [
          'A serving is about 1 ounce. Measure it, then put the rest away.',
          `Most of the fat in ${nuts} is unsaturated.`,
        ],
      }),
    }
  },
}
