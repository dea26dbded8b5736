import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const almondCake: Form = {
  id: 'almond-cocoa-cake',
  called: 'a small flourless cake',
  meals: ['Dessert'],
  says: ['cake', 'kid-friendly'],
  gives: ['chocolate', 'cocoa', 'egg', 'dark chocolate'],
  minutes: 30,
  skill: 2,
  keeps:
    'The cakes keep 3 days in a covered container in the refrigerator and freeze for 2 months. Add the fruit just before serving.',
  kits: [],
  needs: [
    'flour-almond',
    'cocoa-powder',
    'egg',
    'erythritol',
    'baking-powder',
    'coconut-oil|butter|avocado-oil',
  ],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 42 },
    milk: { kinds: ['milk'], way: 'pour', grams: 20 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 55 },
  },
  cook(top) {
    const flour = top.shelf('flour-almond', 0.24)
    const cocoa = top.shelf('cocoa-powder', 0.8)
    const powder = top.shelf('baking-powder', 0.12)
    const sweet = top.shelf('erythritol', 1)
    const eggs = top.put(top.one('egg'), 44, '', 'fixed')
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 1)
    const milk = top.put(top.one('milk'), 20)
    const vanilla = top.shelf('vanilla-extract', 0.2)
    const fruit = top.putAll('fruit', 58, undefined, 'carb')
    return {
      title: `Flourless Cocoa and Almond Cakes with ${titles(top.all('fruit'))}`,
      description: `Small chocolate cakes made with almond flour, topped with ${fruit}.`,
      prep: 10,
      cook: 18,
      steps: [
        `Heat the oven to 350 °F (175 °C). Grease ${top.servings > 1 ? `${top.servings} ramekins` : 'a ramekin'} with a little of the ${fat}.`,
        `Sift the ${and(flour, cocoa, powder)} into a bowl. In a second bowl, whisk the ${eggs} with the ${and(sweet, vanilla)} for 2 minutes, until pale. Whisk in the ${milk} and the rest of the ${fat}${fat === 'avocado oil' ? '' : ', melted'}.`,
        `Fold the dry mixture into the wet until no streaks remain. Fill ${top.servings > 1 ? 'the ramekins' : 'the ramekin'} two-thirds full. Bake 15 to 18 minutes, until the center springs back and reads 200 °F (93 °C).`,
        `Cool 5 minutes. Top with the ${fruit} and serve.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: flour,
        more: [
          'Erythritol does not raise blood sugar. More than a few spoonfuls a day can upset the stomach.',
        ],
      }),
    }
  },
}
