import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const chocolatePots: Form = {
  id: 'chocolate-chia',
  called: 'a chocolate pudding',
  meals: ['Dessert', 'Snack'],
  says: ['pudding', 'make-ahead', 'no-oven', 'no-cook', 'high-fibre'],
  gives: ['chocolate', 'cocoa', 'chia', 'dark chocolate'],
  minutes: 20,
  skill: 1,
  keeps: 'The pudding keeps 4 days covered in the refrigerator.',
  kits: [],
  needs: ['chia-seeds', 'cocoa-powder', 'stevia|erythritol|vanilla-extract'],
  roles: {
    milk: { kinds: ['milk'], way: 'pour', grams: 150 },
    fruit: { kinds: ['fruit'], way: 'warm', grams: 55 },
    nut: { kinds: ['nut'], way: 'topping', grams: 8, optional: true },
  },
  cook(top) {
    const chia = top.shelf('chia-seeds', 1.75)
    const cocoa = top.shelf('cocoa-powder', 1.25)
    const sweet = top.shelf(`${ANY_SWEETENER}|vanilla-extract`, top.allowedFrom('stevia') ? 0.25 : 1)
    const spice = top.shelf('cinnamon|orange-zest|cardamom', 0.12)
    const milk = top.put(top.one('milk'), 150)
    const fruit = top.putAll('fruit', 58, undefined, 'carb')
    const nut = top.putAll('nut', 8, undefined, 'fixed')
    return {
      title: `Chocolate Chia Pudding with Crushed ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A chilled chocolate pudding thickened with chia seeds, with ${fruit}.`,
      prep: 20,
      cook: 0,
      steps: [
        `Stir the ${and(cocoa, sweet, spice)} with 2 tablespoons of the ${milk} to make a smooth paste.`,
        `Whisk in the rest of the ${milk}, then the ${chia}. Let stand 3 minutes and whisk again.`,
        `Refrigerate 15 minutes, until thickened, or overnight for a firmer pudding.`,
        `Lightly crush the ${fruit}. Layer with the pudding in glasses${nut ? ` and top with the ${nut}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: chia,
        more: ['About a third of unsweetened cocoa is fiber.'],
      }),
    }
  },
}
