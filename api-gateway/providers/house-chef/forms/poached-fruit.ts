import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const poachedFruit: Form = {
  id: 'poached-fruit',
  called: 'fruit poached with spice',
  meals: ['Dessert'],
  says: ['light', 'make-ahead', 'no-oven', 'one-pan', 'french'],
  minutes: 30,
  skill: 1,
  keeps: 'The fruit keeps 4 days in its liquid in the refrigerator.',
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
      description: `Fruit simmered with ${and(spice, zest)} until tender, without added sugar.`,
      prep: 7,
      cook: 22,
      steps: [
        `Heat the ${water} with the ${and(spice, zest)} in a wide saucepan over medium heat until simmering.`,
        `Add the ${fruit} and the ${acid || zest}. Cover with a circle of parchment and cook over low heat for 10 to 15 minutes, until a knife slides in easily.`,
        `Transfer the fruit to bowls. Boil the liquid for 5 minutes, until reduced to a few spoonfuls, and pour over the top.`,
        `Meanwhile, toast the ${nut} in a dry skillet for 3 minutes. Sprinkle over the fruit${cream ? ` and top with the ${cream}` : ''}. Serve warm or cold.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: ['Use firm, barely ripe fruit. It holds its shape and is less sweet than soft fruit.'],
      }),
    }
  },
}
