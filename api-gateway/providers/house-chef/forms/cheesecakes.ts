import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_SWEETENER } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const cheesecakes: Form = {
  id: 'baked-cheesecakes',
  called: 'little baked cheesecakes',
  meals: ['Dessert'],
  says: ['cake', 'american', 'make-ahead', 'kid-friendly', 'unhurried'],
  gives: ['cheesecake', 'cream cheese'],
  minutes: 50,
  skill: 2,
  keeps:
    'The cheesecakes keep 4 days covered in the refrigerator and 1 month in the freezer. Add the fruit just before serving.',
  kits: [],
  needs: ['cream-cheese', 'egg', 'vanilla-extract', ANY_SWEETENER, 'lemon-zest|orange-zest'],
  roles: {
    base: { kinds: ['dairy'], way: 'cottage', grams: 50 },
    egg: { kinds: ['egg'], way: 'whole', grams: 25 },
    crust: { kinds: ['nut'], way: 'topping', grams: 14 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 60 },
  },
  cook(top) {
    const crust = top.putAll('crust', 14, 'ground or finely chopped', 'fixed')
    const cheese = top.shelf('cream-cheese', 2)
    const base = top.put(top.one('base'), 50)
    const sweet = top.shelf(ANY_SWEETENER, top.allowedFrom('stevia') ? 0.2 : 1)
    const eggs = top.put(top.one('egg'), 25, '', 'fixed')
    const scent = and(top.shelf('vanilla-extract', 0.2), top.shelf('lemon-zest|orange-zest', 0.3))
    const fruit = top.putAll('fruit', 62, undefined, 'carb')
    return {
      title: `Little Baked Cheesecakes with ${titles(top.all('fruit'))} and ${titles(top.all('crust'))}`,
      description: `Small baked cheesecakes with a crust of ${crust}.`,
      prep: 14,
      cook: 30,
      steps: [
        `Heat the oven to 325 °F (165 °C). Press the ${crust} into the ${top.servings > 1 ? `bottoms of ${top.servings} ramekins` : 'bottom of a ramekin'}. Bake 6 minutes, until lightly browned.`,
        `Beat the ${and(cheese, base)} with the ${sweet} for 2 minutes, until smooth. Add the ${eggs} and the ${scent} and mix on low speed until just combined.`,
        `Fill the ${top.servings > 1 ? 'ramekins and set them' : 'ramekin and set it'} in a roasting pan. Pour hot water into the pan to come halfway up the sides. Bake 20 to 24 minutes, until the edges are set, the center still moves slightly and reads 160 °F (71 °C).`,
        `Turn off the oven, open the door and leave 10 minutes. Cool, then refrigerate until cold. Top with the ${fruit}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: crust,
        more: ['A ramekin is one serving. Eat it slowly.'],
      }),
    }
  },
}
