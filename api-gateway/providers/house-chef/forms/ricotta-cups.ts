import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const ricottaCups: Form = {
  id: 'ricotta-cups',
  called: 'whipped ricotta cups',
  meals: ['Dessert', 'Snack'],
  says: ['quick', 'no-cook', 'no-oven', 'italian', 'high-protein'],
  minutes: 12,
  skill: 1,
  keeps: 'The whipped ricotta keeps 2 days covered in the refrigerator. Stir before serving.',
  kits: [],
  needs: ['vanilla-extract'],
  roles: {
    base: { kinds: ['dairy'], way: 'dessert', grams: 90, only: ['ricotta'] },
    fruit: { kinds: ['fruit'], way: 'fresh', grams: 75, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 10, optional: true },
  },
  cook(top) {
    const base = top.put(top.one('base'), 92)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const zest = top.shelf('lemon-zest|orange-zest', 0.25, 'finely grated')
    const sweet = top.shelf(ANY_SWEETENER, top.allowedFrom('stevia') ? 0.12 : 0.5)
    const fruit = top.putAll('fruit', 78, undefined, 'carb')
    const acid = top.shelf('lemon-juice', 0.4)
    const nut = top.putAll('nut', 10, undefined, 'fixed')
    return {
      title: `Whipped Ricotta with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `Whipped ricotta layered with ${fruit}, high in protein.`,
      prep: 12,
      cook: 0,
      steps: [
        `Beat the ${base} with the ${and(vanilla, zest, sweet)} for 2 minutes, until smooth and fluffy.`,
        `Toss the ${fruit}${acid ? ` with the ${acid}` : ''} in a bowl and let stand 5 minutes, until juicy.`,
        `Layer the ricotta and the fruit in glasses${nut ? ` and top with the ${nut}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        more: ['Protein with fruit slows the blood sugar rise.'],
      }),
    }
  },
}
