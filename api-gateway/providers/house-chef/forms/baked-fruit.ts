import { capital, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const bakedFruit: Form = {
  id: 'baked-fruit',
  called: 'baked stuffed fruit',
  meals: ['Dessert'],
  says: ['stuffed', 'kid-friendly', 'hearty'],
  minutes: 35,
  skill: 1,
  keeps: KEEPS.pastry,
  kits: [],
  needs: ['cinnamon|cardamom|ginger-ground', 'coconut-oil|butter|avocado-oil', 'water'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'whole', grams: 95 },
    nut: { kinds: ['nut'], way: 'topping', grams: 14, more: 1 },
    sauce: { kinds: ['dairy'], way: 'dessert', grams: 45, optional: true },
  },
  cook(top) {
    const fruit = top.put(top.one('fruit'), 95, 'cored and halved', 'carb')
    const nut = top.putAll('nut', 15, undefined, 'fixed')
    const spice = top.shelf('cinnamon|cardamom|ginger-ground', 0.25)
    const zest = top.shelf('lemon-zest|orange-zest', 0.2, 'finely grated')
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 0.75)
    const water = top.shelf('water', 0.06)
    const sauce = top.putAll('sauce', 45)
    return {
      title: `Baked ${titles([top.one('fruit')])} with ${capital(spice)} ${titles(top.all('nut'))}${sauce ? ` and ${titles(top.all('sauce'))}` : ''}`,
      description: `Fruit halves baked until soft, filled with ${and(nut, spice)}.`,
      prep: 8,
      cook: 27,
      steps: [
        `Heat the oven to 375 °F (190 °C). Place the ${fruit} cut side up in a baking dish. Trim a thin slice off the bottom of any that will not sit flat.`,
        `Mash the ${fat} with the ${and(nut, spice, zest)}. Spoon into the hollows and press down.`,
        `Pour the ${water} into the dish around the fruit. Cover with foil and bake 15 minutes. Uncover and bake 10 to 12 minutes, until a knife slides in easily.`,
        `Spoon the pan juices over the fruit${sauce ? ` and top with the ${sauce}` : ''}. Serve warm.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: ['Leave the skin on. It has much of the fiber and helps the fruit hold its shape.'],
      }),
    }
  },
}
