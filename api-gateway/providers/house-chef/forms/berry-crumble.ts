import { adjectives } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

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
      description: `Baked fruit with a crisp topping of ${and(flour, oats, nut)}.`,
      prep: 12,
      cook: 28,
      steps: [
        `Heat the oven to 350 °F (175 °C). Toss the ${fruit} with the ${and(acid, spice)} and spread in ${top.servings > 6 ? 'a large baking dish' : 'a small baking dish'}.`,
        `Rub the ${fat} into the ${and(flour, oats, nut, sweet)} with your fingers until the mixture forms small clumps.`,
        `Scatter the topping over the fruit without pressing it down. Bake 25 to 28 minutes, until the topping is browned and the fruit bubbles at the edges.`,
        `Cool 10 minutes${sauce ? ` and serve with the ${sauce}` : ' before serving'}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: ['Use ripe fruit, which needs little sweetener.'],
      }),
    }
  },
}
