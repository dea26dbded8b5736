import { adjectives, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { tipsFor } from '../building/tips.ts'
import { titleCase } from '../larder/larder-entry.ts'
import type { Form } from './form.ts'

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
      description: `Slices of ${fruit} spread with ${butter} and topped with ${seed}.`,
      prep: 6,
      cook: 0,
      steps: [
        `Arrange the ${fruit} rings on a plate${acid ? ` and brush with the ${acid} to keep them from browning` : ''}.`,
        `Spread a thin layer of the ${butter} on each.`,
        `Sprinkle with the ${spice} and the ${seed}. Serve right away.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        more: [
          'Fruit eaten with fat and protein raises blood sugar more slowly than fruit alone.',
          'Choose a jar with one ingredient and no added sugar.',
        ],
      }),
    }
  },
}
