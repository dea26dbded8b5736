import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { ANY_SWEETENER } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const pannaCotta: Form = {
  id: 'panna-cotta',
  called: 'a set cream',
  meals: ['Dessert'],
  says: ['pudding', 'italian', 'make-ahead', 'no-oven'],
  minutes: 20,
  waits: 60,
  skill: 2,
  keeps:
    'Covered in the refrigerator they keep 3 days; turn out and top when you serve. Freezing breaks the set.',
  kits: [],
  needs: ['agar', 'coconut-milk', 'vanilla-extract|lemon-zest|orange-zest', ANY_SWEETENER],
  roles: {
    milk: { kinds: ['milk'], way: 'pour', grams: 90 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 70, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 6, optional: true },
  },
  cook(top) {
    const coconut = top.shelf('coconut-milk', 0.22)
    const milk = top.put(top.one('milk'), 90)
    const agar = top.shelf('agar', 0.25)
    const sweet = top.shelf(ANY_SWEETENER, top.allowedFrom('stevia') ? 0.15 : 0.75)
    const scent = top.shelf('vanilla-extract|lemon-zest|orange-zest', 0.25)
    const fruit = top.putAll('fruit', 75, undefined, 'carb')
    const acid = top.shelf('lemon-juice|lime-juice', 0.5)
    const nut = top.putAll('nut', 6, undefined, 'fixed')
    return {
      title: `Set Coconut Milk Cups with ${titles([...top.all('fruit').slice(0, 1), ...top.all('nut')])}`,
      description: 'It trembles when the plate is set down, and needs nothing but a seaweed to hold it.',
      prep: 10,
      cook: 8,
      steps: [
        `Whisk the ${agar} into the cold ${and(coconut, milk)} in a saucepan, and let it stand 5 minutes.`,
        `Bring to a boil, stirring, and keep it bubbling for 2 minutes: agar that has not boiled will not set. Take off the heat and stir in the ${and(sweet, scent)}.`,
        `Pour into ${top.servings > 1 ? `${top.servings} small cups` : 'a small cup'}. It sets as it cools; give it an hour in the refrigerator.`,
        `Bruise the ${fruit}${acid ? ` with the ${acid}` : ''}, run a knife round the rims, turn out and spoon over${nut ? `, with the ${nut} on top` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: fruit,
        more: ['Agar is nearly all fiber, and sets at room temperature, so it travels well.'],
      }),
    }
  },
}
