import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { titleCase } from '../larder-entry.ts'
import { and } from '../lines.ts'
import { ANY_SWEETENER } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const warmFruitCream: Form = {
  id: 'warm-fruit-coconut',
  called: 'warm fruit with coconut cream',
  meals: ['Dessert'],
  says: ['quick', 'no-oven', 'thai', 'pudding'],
  gives: ['coconut', 'coconut milk'],
  minutes: 15,
  skill: 1,
  keeps: 'The fruit keeps 3 days in the refrigerator and is as good cold.',
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
      description: `A few minutes in a pan turn fruit into sauce; thick coconut makes it a dessert.`,
      prep: 5,
      cook: 8,
      steps: [
        `Set a small pan over low heat with the ${fruit}, the ${and(spice, sweet)} and two spoonfuls of water. Cover for 5 minutes, shaking rather than stirring, so that some pieces stay whole.`,
        `Stir in the ${acid} and take it off the stove while it is still loose; it thickens as it stands.`,
        `In another pan reduce the ${coconut} by a third at a brisk bubble, 3 minutes, and pour round the fruit.`,
        `Toast the ${seed} in the empty pan until fragrant, and sprinkle on top.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: fruit,
        more: ['Serve it in your smallest bowls: the eye decides how much is enough.'],
      }),
    }
  },
}
