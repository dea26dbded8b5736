import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { titleCase } from '../larder/larder-entry.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const warmFruitCream: Form = {
  id: 'warm-fruit-coconut',
  called: 'warm fruit with coconut cream',
  meals: ['Dessert'],
  says: ['quick', 'no-oven', 'thai', 'pudding'],
  gives: ['coconut', 'coconut milk'],
  minutes: 15,
  skill: 1,
  keeps: 'The fruit keeps 3 days in the refrigerator. Serve warm or cold.',
  kits: [],
  needs: ['coconut-milk', 'ginger-ground|cinnamon|cardamom|vanilla-extract'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'warm', grams: 105, more: 1 },
    seed: { kinds: ['seed', 'nut'], way: 'topping', grams: 10 },
  },
  cook(top) {
    const fruit = top.putAll('fruit', 108, undefined, 'carb')
    const spice = top.shelf(
      `${top.pick(['ginger-ground', 'cardamom', 'cinnamon'])}|cinnamon|vanilla-extract`,
      0.15,
    )
    const acid = top.shelf('lime-juice|lemon-juice', 0.5)
    const coconut = top.shelf('coconut-milk', 0.22)
    const sweet = top.shelf(ANY_SWEETENER, top.allowedFrom('stevia') ? 0.1 : 0.4)
    const seed = top.putAll('seed', 10, undefined, 'fixed')
    return {
      title: `Warm ${titleCase(spice.replace('ground ', ''))} ${titles(top.all('fruit'))} in Coconut`,
      description: `Warm ${fruit} with ${spice} and thickened coconut milk.`,
      prep: 5,
      cook: 8,
      steps: [
        `Cook the ${and(fruit, spice, sweet)} with 2 tablespoons of water in a covered saucepan over low heat for 5 minutes, shaking the pan now and then, until soft.`,
        `Stir in the ${acid} and remove from the heat.`,
        `Boil the ${coconut} in a second saucepan for 3 minutes, until reduced by a third. Spoon around the fruit.`,
        `Toast the ${seed} in a dry skillet for 2 minutes, until fragrant. Sprinkle over the top.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: fruit,
        more: ['Serve in small bowls. The amount per person is small.'],
      }),
    }
  },
}
