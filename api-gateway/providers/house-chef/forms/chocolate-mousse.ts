import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { ANY_SWEETENER } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const chocolateMousse: Form = {
  id: 'chocolate-mousse',
  called: 'a chocolate mousse',
  meals: ['Dessert'],
  says: ['mousse', 'pudding', 'quick', 'no-oven', 'no-cook', 'make-ahead'],
  gives: ['chocolate', 'cocoa', 'dark chocolate', 'avocado'],
  minutes: 12,
  skill: 1,
  keeps: 'Covered, it keeps 2 days in the refrigerator; the topping goes on last.',
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
      description: `Nobody will guess what makes it so silky. It tastes of cocoa, vanilla and nothing green.`,
      prep: 12,
      cook: 0,
      steps: [
        `Blend the ${avocado}, ${milk} and ${vanilla} until there is not a fleck to be seen; scrape down twice.`,
        `Sift in the ${cocoa} with the ${and(sweet, spice, salt)} and blend again until it falls from a spoon in ribbons.`,
        `Taste: cocoa wants a little courage. Spoon into small glasses and chill as long as you can bear, even 5 minutes helps.`,
        `Crown with the ${and(fruit, nut)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: cocoa,
        more: [
          'The sweetness comes without sugar. If your cocoa is a bitter one, add a little more sweetener.',
        ],
      }),
    }
  },
}
