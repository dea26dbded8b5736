import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { titleCase } from '../larder-entry.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const chiaPot: Form = {
  id: 'chia-pot',
  called: 'a chia pot',
  meals: ['Breakfast', 'Dessert', 'Snack'],
  says: ['make-ahead', 'no-oven', 'no-cook', 'high-fibre', 'pudding'],
  gives: ['chia', 'chia seeds'],
  minutes: 20,
  skill: 1,
  keeps: 'Covered in the refrigerator it keeps 4 days; add the topping as you serve.',
  kits: [],
  needs: ['chia-seeds'],
  roles: {
    milk: { kinds: ['milk'], way: 'pour', grams: 160 },
    fruit: { kinds: ['fruit'], way: 'fresh', grams: 75, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, more: 1, optional: true },
  },
  cook(top) {
    const big = top.setting.scale.bulk
    const chia = top.shelf('chia-seeds', Math.min(3.2, 2.5 * big))
    const milk = top.put(top.one('milk'), 165)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const spice = top.pick(['cinnamon', 'cardamom', 'ginger-ground'])
    const warm = top.shelf(`${spice}|cinnamon|cardamom`, 0.15)
    const fruit = top.putAll('fruit', 80, undefined, 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    return {
      title: `${titleCase(warm.replace('ground ', ''))} Chia Pots with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A spoonable pudding that thickens by itself, with more fiber in a glass than most people eat by noon.`,
      prep: 20,
      cook: 0,
      steps: [
        `Shake the ${and(chia, milk, vanilla, warm)} together in a jar for a full half minute.`,
        `Wait 5 minutes, shake again to break up the lumps, then chill for 10 minutes at least; overnight makes it properly thick.${top.aside({ advanced: 'Blend half of the set pudding and stir it back in for a mousse-like texture.' })}`,
        `Layer into glasses with the ${fruit}${nut ? ` and finish with the ${nut}` : ', some crushed, some whole'}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: chia,
      }),
    }
  },
}
