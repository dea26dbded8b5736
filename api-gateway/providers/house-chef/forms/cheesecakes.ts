import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { ANY_SWEETENER } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const cheesecakes: Form = {
  id: 'baked-cheesecakes',
  called: 'little baked cheesecakes',
  meals: ['Dessert'],
  says: ['cake', 'american', 'make-ahead', 'kid-friendly', 'unhurried'],
  gives: ['cheesecake', 'cream cheese'],
  minutes: 50,
  skill: 2,
  keeps: 'They keep 4 days covered in the refrigerator, and freeze for a month; the fruit is added fresh.',
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
      description: 'A proper baked cheesecake in a ramekin, with a crust that holds no flour and no sugar.',
      prep: 14,
      cook: 30,
      steps: [
        `Heat the oven to 325 °F (165 °C). Press the ${crust} into the bottoms of ${top.servings > 1 ? `${top.servings} ramekins` : 'a ramekin'} and toast in the oven for 6 minutes.`,
        `Beat the ${and(cheese, base)} with the ${sweet} until there is no lump left, then the ${eggs} and the ${scent}, on low: air makes cracks.`,
        `Fill the ramekins, stand them in a roasting pan and pour hot water round to half their height. Bake 20 to 24 minutes, until set at the rim, trembling within and 160 °F (71 °C).`,
        `Leave them in the oven with the door open for 10 minutes, cool, and chill if you can wait. Top with the ${fruit}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: crust,
        more: ['Small on purpose: rich things are finished slowly from a small dish.'],
      }),
    }
  },
}
