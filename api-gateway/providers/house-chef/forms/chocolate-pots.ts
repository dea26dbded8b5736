import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { ANY_SWEETENER } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const chocolatePots: Form = {
  id: 'chocolate-chia',
  called: 'a chocolate pudding',
  meals: ['Dessert', 'Snack'],
  says: ['pudding', 'make-ahead', 'no-oven', 'no-cook', 'high-fibre'],
  gives: ['chocolate', 'cocoa', 'chia', 'dark chocolate'],
  minutes: 20,
  skill: 1,
  keeps: 'It keeps 4 days, covered, in the refrigerator.',
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
      description: `Two spoons of seeds turn cocoa and ${milk} into something you would pay for.`,
      prep: 20,
      cook: 0,
      steps: [
        `Stir the ${and(cocoa, sweet, spice)} with just enough of the ${milk} to make a smooth, dark paste; this is how you avoid dry lumps.`,
        `Thin with the rest of the ${milk}, rain in the ${chia} while whisking, and whisk once more after 3 minutes.`,
        `Set in the cold, 15 minutes for a soft pudding, a night for one that stands up.`,
        `Crush the ${fruit} lightly, spoon between and over the pudding${nut ? `, and finish with the ${nut}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: chia,
        more: ['Cocoa without sugar is a third fiber.'],
      }),
    }
  },
}
