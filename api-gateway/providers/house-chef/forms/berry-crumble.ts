import { adjectives } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { ANY_SWEETENER } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const berryCrumble: Form = {
  id: 'crumble',
  called: 'a baked crumble',
  meals: ['Dessert'],
  says: ['crumble', 'hearty', 'kid-friendly', 'unhurried'],
  minutes: 40,
  skill: 1,
  keeps: KEEPS.pastry,
  kits: [],
  needs: [
    'flour-almond|flaxseed-ground|chia-seeds',
    'coconut-oil|butter|avocado-oil',
    'cinnamon|cardamom|vanilla-extract',
  ],
  roles: {
    fruit: { kinds: ['fruit'], way: 'bake', grams: 120, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12 },
    oats: { kinds: ['carbohydrate'], way: 'oats', grams: 12, optional: true },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 40, optional: true },
  },
  cook(top) {
    const fruit = top.putAll('fruit', 122, undefined, 'carb')
    const acid = top.shelf('lemon-juice|lime-juice', 0.5)
    const spice = top.shelf('cinnamon|cardamom|vanilla-extract', 0.2)
    const flour = top.shelf(
      'flour-almond|flaxseed-ground|chia-seeds',
      top.allowedFrom('flour-almond') ? 0.14 : 1,
    )
    const oats = top.putAll('oats', 12, '', 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    const sweet = top.shelf(ANY_SWEETENER, top.allowedFrom('stevia') ? 0.15 : 0.75)
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 1.25)
    const sauce = top.putAll('sauce', 40)
    return {
      title: `${adjectives(top.all('fruit'))} Crumble with ${adjectives(top.all('nut'))} Topping`,
      description: `Bubbling fruit under a short, nutty crust: all the comfort, and the fruit does most of the sweetening.`,
      prep: 12,
      cook: 28,
      steps: [
        `Bring the oven to 350 °F (175 °C). Turn the ${fruit} in the ${and(acid, spice)} and settle in a ${top.servings > 6 ? 'large' : 'small'} baking dish.`,
        `Rub the ${fat} into the ${and(flour, oats, nut, sweet)} with your fingertips until it clumps like damp gravel.`,
        `Scatter that over without pressing; gaps let the juices boil up. Bake 25 to 28 minutes, until bronzed and seething at the edges.`,
        `Wait 10 minutes, to spare your tongue${sauce ? `, and serve with a spoonful of cold ${sauce}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: [
          'The fruit is the only sweetness that counts here, so measure it and be generous with the crust.',
        ],
      }),
    }
  },
}
