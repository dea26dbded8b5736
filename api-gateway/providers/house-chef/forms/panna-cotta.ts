import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const pannaCotta: Form = {
  id: 'panna-cotta',
  called: 'a set cream',
  meals: ['Dessert'],
  says: ['pudding', 'italian', 'make-ahead', 'no-oven'],
  minutes: 20,
  waits: 60,
  skill: 2,
  keeps:
    'The cups keep 3 days covered in the refrigerator. Add the topping just before serving. Do not freeze.',
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
      description: `A chilled coconut milk dessert set with agar, which is made from seaweed, and topped with ${fruit}.`,
      prep: 10,
      cook: 8,
      steps: [
        `Whisk the ${agar} into the cold ${and(coconut, milk)} in a saucepan. Let stand 5 minutes.`,
        `Bring to a boil over medium heat, stirring, and boil 2 minutes so the agar sets. Remove from the heat and stir in the ${and(sweet, scent)}.`,
        `Pour into ${top.servings > 1 ? `${top.servings} small cups` : 'a small cup'}. Refrigerate 1 hour, until firm.`,
        `Lightly crush the ${fruit}${acid ? ` with the ${acid}` : ''}. Run a knife around the edges, turn out onto plates and top with the fruit${nut ? ` and the ${nut}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: fruit,
        more: ['Agar is mostly fiber.'],
      }),
    }
  },
}
