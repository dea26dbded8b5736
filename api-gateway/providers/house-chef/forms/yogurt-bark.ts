import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { ANY_SWEETENER } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const yogurtBark: Form = {
  id: 'frozen-bark',
  called: 'frozen yogurt bark',
  meals: ['Dessert', 'Snack'],
  says: ['make-ahead', 'kid-friendly', 'no-oven', 'unhurried'],
  minutes: 12,
  waits: 180,
  skill: 1,
  keeps: 'Shards keep 2 months in a freezer bag.',
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
      description: `Snaps in your hand, melts on your tongue. Make it after lunch and it is there after dinner.`,
      prep: 12,
      cook: 0,
      steps: [
        `Line a tray that fits your freezer with parchment. Mix the ${and(base, vanilla, spice, sweet)} and spread as thick as a pencil.`,
        `Press in the ${and(fruit, nut)} at random, right to the corners.`,
        `Freeze flat for at least 3 hours, hands off. Snap into shards and eat straight away; it softens within minutes.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: ['Cold dulls sweetness, so taste the mix while it is still soft.'],
      }),
    }
  },
}
