import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const poachedFruit: Form = {
  id: 'poached-fruit',
  called: 'fruit poached with spice',
  meals: ['Dessert'],
  says: ['light', 'make-ahead', 'no-oven', 'one-pan', 'french'],
  minutes: 30,
  skill: 1,
  keeps: 'In its liquid it keeps 4 days in the refrigerator, and tastes of more each day.',
  kits: [],
  needs: ['cinnamon|cardamom|ginger-ground', 'water', 'orange-zest|lemon-zest|vanilla-extract'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'poach', grams: 100 },
    cream: { kinds: ['dairy'], way: 'cottage', grams: 50, only: ['ricotta'], optional: true },
    nut: { kinds: ['nut'], way: 'topping', grams: 12 },
  },
  cook(top) {
    const fruit = top.putAll('fruit', 105, 'quartered', 'carb')
    const water = top.shelf('water', 0.5)
    const spice = top.shelf('cinnamon|cardamom|ginger-ground', 0.2)
    const zest = top.shelf('orange-zest|lemon-zest|vanilla-extract', 0.5)
    const acid = top.shelf('lemon-juice|lime-juice', 1)
    const cream = top.putAll('cream', 50)
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    return {
      title: `Spiced Poached ${titles(top.all('fruit'))} with ${and(titles(top.all('cream')), titles(top.all('nut')))}`,
      description: 'Translucent and scented, in a liquid reduced until it shines; no syrup needed.',
      prep: 7,
      cook: 22,
      steps: [
        `Heat the ${water} with the ${and(spice, zest)} in a pan just wide enough for the ${fruit} in one layer.`,
        `Slip the pieces in, add the ${acid || zest}, press a circle of parchment on the surface and keep below a simmer for 10 to 15 minutes, until a knife point slides in.`,
        `Lift out, boil the liquid down to a few spoonfuls, about 5 minutes, and pour it back over. Warm or cold, as you like.`,
        `Toast the ${nut} meanwhile, and scatter over${cream ? `, with a spoonful of the ${cream} for contrast` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: ['Firm, barely ripe fruit poaches best, and is less sweet than soft fruit.'],
      }),
    }
  },
}
