import { batchesOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const kaleCrisps: Form = {
  id: 'kale-crisps',
  called: 'kale chips',
  meals: ['Snack'],
  says: ['kid-friendly', 'light'],
  gives: ['kale'],
  minutes: 25,
  skill: 1,
  keeps:
    'The chips stay crisp for 1 day in an open bowl. If they soften, heat at 300 °F (150 °C) for 3 minutes.',
  kits: ['paprika', 'curry', 'cajun', 'herb', 'chili', 'rosemary'],
  needs: ['kale'],
  roles: {
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 60, only: ['kale'] },
    seeds: { kinds: ['nut'], way: 'topping', grams: 15, never: ['coconut-shredded'] },
    fresh: { kinds: ['vegetable'], way: 'dip', grams: 90, never: ['jicama'] },
  },
  cook(top) {
    const kale = top.put(top.one('leaf'), 62)
    const oil = top.fat(1.5)
    const spices = top.spices(0.6)
    const salt = top.shelf('salt', 0.05)
    const seeds = top.putAll('seeds', 15, (food) => (food.cut ? 'roughly chopped' : ''), 'fixed')
    const acid = top.acid(0.25)
    const fresh = top.putAll('fresh', 92, 'cut into bite-size pieces')
    const trays = batchesOf(top.servings, 4)
    return {
      title: `${top.kit.spice} Kale Chips with ${titles([...top.all('seeds'), ...top.all('fresh')])}`,
      description: `Kale leaves baked until crisp, with ${and(spices, seeds)}.`,
      prep: 10,
      cook: 14 + trays.more(14),
      steps: [
        `Heat the oven to 300 °F (150 °C). Dry the ${kale} well, since wet leaves do not turn crisp.`,
        `Rub the leaves with the ${oil} until evenly coated. Toss with the ${and(spices, salt)} and spread on 2 large sheet pans in one layer.`,
        `Bake${trays.said}${trays.count > 1 ? ', each for' : ''} 8 minutes. Turn the pans, sprinkle with the ${seeds} and bake 5 to 6 minutes, until dry and crisp.`,
        `Cool 2 minutes. Sprinkle with the ${acid} and serve with the ${fresh}.`,
      ],
      tips: tipsFor(top, {
        fibre: kale,
        more: [`The ${seeds} add protein and fat, which keep you full longer.`],
      }),
    }
  },
}
