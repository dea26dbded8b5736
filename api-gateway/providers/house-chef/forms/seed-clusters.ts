import { are, dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const seedClusters: Form = {
  id: 'spiced-nuts',
  called: 'spiced nuts and seeds',
  meals: ['Snack'],
  says: ['make-ahead', 'kid-friendly'],
  gives: ['nuts', 'seeds'],
  minutes: 20,
  skill: 1,
  keeps: 'They keep 2 weeks in a closed jar, once they are quite cold.',
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
      description: `A handful with a kick: rich, so the raw ${fresh} beside it ${are(fresh)} half of the point.`,
      prep: 6,
      cook: 13,
      steps: [
        `Set the oven to 325 °F (165 °C); low and slow keeps the oils sweet.`,
        `Slick the ${nuts} with the ${oil}, dust with the ${and(spices, salt)} and spread one layer deep on a tray.`,
        `Toast 10 to 12 minutes, shaking once, until a cool one snaps. Sprinkle the ${acid} over them while hot; it dries and makes the spice stick.`,
        `Let them cool completely, then portion out with the ${fresh}.`,
      ],
      tips: tipsFor(top, {
        fibre: fresh,
        apart: true,
        more: [
          'An ounce, a small palmful, is a serving. Put the jar away before you sit down.',
          `Regular small helpings of ${nuts} are good for the heart.`,
        ],
      }),
    }
  },
}
