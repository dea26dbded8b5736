import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const chocolateMousse: Form = {
  id: 'chocolate-mousse',
  called: 'a chocolate mousse',
  meals: ['Dessert'],
  says: ['mousse', 'pudding', 'quick', 'no-oven', 'no-cook', 'make-ahead'],
  gives: ['chocolate', 'cocoa', 'dark chocolate', 'avocado'],
  minutes: 12,
  skill: 1,
  keeps: 'The mousse keeps 2 days covered in the refrigerator. Add the topping just before serving.',
  kits: [],
  needs: ['avocado', 'cocoa-powder', 'stevia|erythritol'],
  roles: {
    milk: { kinds: ['milk'], way: 'pour', grams: 45 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 50 },
    nut: { kinds: ['nut'], way: 'topping', grams: 8, optional: true },
  },
  cook(top) {
    const avocado = top.shelf('avocado', 0.5, 'ripe')
    const cocoa = top.shelf('cocoa-powder', 1.5)
    const milk = top.put(top.one('milk'), 45)
    const sweet = top.shelf(ANY_SWEETENER, top.allowedFrom('stevia') ? 0.25 : 1)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const spice = top.shelf('cinnamon|orange-zest', 0.1)
    const salt = top.shelf('salt', 0.03)
    const fruit = top.putAll('fruit', 52, undefined, 'carb')
    const nut = top.putAll('nut', 8, undefined, 'fixed')
    return {
      title: `Dark Chocolate Mousse with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A smooth chocolate mousse made from ${avocado} and cocoa, topped with ${fruit}.`,
      prep: 12,
      cook: 0,
      steps: [
        `Blend the ${avocado}, ${milk} and ${vanilla} for 2 minutes, until completely smooth, scraping down the sides twice.`,
        `Sift in the ${cocoa} and add the ${and(sweet, spice, salt)}. Blend 1 minute, until thick and even in color.`,
        `Spoon into small glasses and refrigerate at least 5 minutes, until cold.`,
        `Top with the ${and(fruit, nut)} and serve.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: cocoa,
        more: ['Taste before chilling. If your cocoa is very bitter, add a little more sweetener.'],
      }),
    }
  },
}
