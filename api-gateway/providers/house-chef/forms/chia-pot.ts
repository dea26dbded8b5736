import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { titleCase } from '../larder/larder-entry.ts'
import type { Form } from './form.ts'

export const chiaPot: Form = {
  id: 'chia-pot',
  called: 'a chia pudding',
  meals: ['Breakfast', 'Dessert', 'Snack'],
  says: ['make-ahead', 'no-oven', 'no-cook', 'high-fibre', 'pudding'],
  gives: ['chia', 'chia seeds'],
  minutes: 20,
  skill: 1,
  keeps: 'The pudding keeps 4 days covered in the refrigerator. Add the topping just before serving.',
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
      title: `${titleCase(warm.replace('ground ', ''))} Chia Pudding with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A chilled pudding of chia seeds and ${milk} with ${fruit}, high in fiber.`,
      prep: 20,
      cook: 0,
      steps: [
        `Shake the ${and(chia, milk, vanilla, warm)} in a covered jar for 30 seconds.`,
        `Let stand 5 minutes and shake again to break up any lumps. Refrigerate at least 10 minutes, until thickened, or overnight for a firmer pudding.${top.aside({ advanced: 'For a smoother texture, blend half of the pudding and stir it back in.' })}`,
        `Spoon into glasses in layers with the ${fruit}${nut ? ` and top with the ${nut}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: chia,
      }),
    }
  },
}
