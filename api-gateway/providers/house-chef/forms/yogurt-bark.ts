import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const yogurtBark: Form = {
  id: 'frozen-bark',
  called: 'frozen yogurt bark',
  meals: ['Dessert', 'Snack'],
  says: ['make-ahead', 'kid-friendly', 'no-oven', 'unhurried'],
  minutes: 12,
  waits: 180,
  skill: 1,
  keeps: 'The bark keeps 2 months in a freezer bag.',
  kits: [],
  needs: ['vanilla-extract'],
  roles: {
    base: { kinds: ['dairy'], way: 'sauce', grams: 110, only: ['greek-yogurt'] },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 50, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, more: 1 },
  },
  cook(top) {
    const base = top.put(top.one('base'), 112)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const spice = top.shelf('cinnamon|cardamom', 0.1)
    const fruit = top.putAll('fruit', 52, undefined, 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    const sweet = top.shelf(ANY_SWEETENER, top.allowedFrom('stevia') ? 0.12 : 0.5)
    return {
      title: `Frozen Yogurt Bark with ${titles(top.all('fruit'))} and ${titles(top.all('nut'))}`,
      description: `Frozen yogurt topped with ${and(fruit, nut)} and broken into pieces.`,
      prep: 12,
      cook: 0,
      steps: [
        `Line ${top.servings > 6 ? '2 sheet pans' : 'a sheet pan'} with parchment. Mix the ${and(base, vanilla, spice, sweet)} and spread ¼ inch thick.`,
        `Scatter the ${and(fruit, nut)} over the top and press in lightly.`,
        `Freeze at least 3 hours, until firm. Break into pieces and serve right away.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: ['Cold food tastes less sweet, so taste the mixture before freezing.'],
      }),
    }
  },
}
