import { adjectives, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { titleCase } from '../larder-entry.ts'
import { tipsFor } from '../tips.ts'

export const nutButterApples: Form = {
  id: 'apple-slices',
  called: 'fruit with nut butter',
  meals: ['Snack', 'Dessert'],
  says: ['quick', 'no-cook', 'no-oven', 'kid-friendly'],
  minutes: 6,
  skill: 1,
  keeps: KEEPS.fresh,
  kits: [],
  needs: ['almond-butter|peanut-butter|sunflower-butter|tahini', 'cinnamon|cardamom'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'slice', grams: 90 },
    seed: {
      kinds: ['nut', 'seed'],
      way: 'topping',
      grams: 8,
      only: ['pumpkin-seeds', 'sunflower-seeds', 'almonds', 'walnuts', 'pecans', 'coconut-shredded'],
    },
  },
  cook(top) {
    const fruit = top.put(top.one('fruit'), 92, 'cored and cut into thick rings', 'carb')
    const butter = top.shelf('almond-butter|peanut-butter|sunflower-butter|tahini', 1)
    const spice = top.shelf('cinnamon|cardamom', 0.1)
    const seed = top.putAll('seed', 9, undefined, 'fixed')
    const acid = top.shelf('lemon-juice|lime-juice', 0.5)
    return {
      title: `${adjectives([top.one('fruit')])} Rings with ${titleCase(butter)} and ${titles(top.all('seed'))}`,
      description: `Sweet, creamy and crunchy in the time it takes to boil a kettle.`,
      prep: 6,
      cook: 0,
      steps: [
        `Lay the ${fruit} out in rings${acid ? ` and wipe with the ${acid} against browning` : ''}.`,
        `Spread thinly with the ${butter}, to the rim.`,
        `Sift over the ${spice}, press on the ${seed}, and serve before it has time to soften.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        more: [
          'Fruit with fat and protein beside it moves blood sugar more slowly than fruit alone.',
          'Look for a jar whose only ingredient is what it is named after.',
        ],
      }),
    }
  },
}
