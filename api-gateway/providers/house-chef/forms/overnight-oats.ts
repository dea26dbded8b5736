import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const overnightOats: Form = {
  id: 'overnight-oats',
  called: 'overnight oats',
  meals: ['Breakfast'],
  says: ['make-ahead', 'no-oven', 'no-cook', 'high-fibre', 'porridge'],
  minutes: 10,
  waits: 240,
  skill: 1,
  keeps:
    'A covered jar keeps 3 days in the refrigerator, so one evening makes three breakfasts. The topping goes on last.',
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
      description: `A measured handful of ${oats}, stretched with ${and(base, seed)} so that it fills without flooding you with starch.`,
      prep: 10,
      cook: 0,
      steps: [
        `Stir the ${and(oats, seed, cinnamon)} together dry in a lidded container, so that nothing clumps later.`,
        `Pour over the ${milk}${base ? `, add the ${base}` : ''} and mix until every flake is wet.`,
        `Close the lid and leave it in the refrigerator for 4 hours, or the whole night. Loosen with a splash of water in the morning if it is stiff.`,
        `Eat cold with the ${and(fruit, nut)} on top.${top.aside({ beginner: 'There is no need to heat it: a night has softened everything.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.one('oats'),
        fibre: fruit,
        more: [`Choose ${oats}, never instant ones: the finer the flake, the faster it is digested.`],
      }),
    }
  },
}
