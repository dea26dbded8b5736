import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const overnightOats: Form = {
  id: 'overnight-oats',
  called: 'overnight oats',
  meals: ['Breakfast'],
  says: ['make-ahead', 'no-oven', 'no-cook', 'high-fibre', 'porridge'],
  minutes: 10,
  waits: 240,
  skill: 1,
  keeps: 'The jars keep 3 days covered in the refrigerator. Add the topping just before serving.',
  kits: [],
  needs: ['chia-seeds|flaxseed-ground'],
  roles: {
    oats: { kinds: ['carbohydrate'], way: 'oats', grams: 26 },
    base: { kinds: ['dairy'], way: 'yogurt', grams: 120, optional: true, only: ['greek-yogurt'] },
    milk: { kinds: ['milk'], way: 'pour', grams: 120 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 60, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, optional: true },
  },
  cook(top) {
    const oats = top.put(top.one('oats'), 26, '', 'carb')
    const base = top.putAll('base', 110)
    const seed = top.shelf('chia-seeds|flaxseed-ground', 1)
    const milk = top.put(top.one('milk'), base ? 110 : 190)
    const cinnamon = top.shelf('cinnamon|cardamom|vanilla-extract', 0.2)
    const fruit = top.putAll('fruit', 65, undefined, 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    return {
      title: `Overnight ${titles([top.one('oats')])} with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A measured portion of ${oats} soaked in ${milk} with ${and(base, seed)}, topped with ${fruit}.`,
      prep: 10,
      cook: 0,
      steps: [
        `Stir the ${and(oats, seed, cinnamon)} together in a container with a lid.`,
        `Add the ${milk}${base ? ` and the ${base}` : ''}. Stir until evenly mixed.`,
        `Cover and refrigerate at least 4 hours or overnight, until thick and soft. If too thick, stir in 1 tablespoon of water.`,
        `Top with the ${and(fruit, nut)} and serve cold.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('oats'),
        fibre: fruit,
        more: [`Use ${oats}, not an instant kind, which is digested faster.`],
      }),
    }
  },
}
