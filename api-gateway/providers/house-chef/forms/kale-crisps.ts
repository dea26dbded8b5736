import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const kaleCrisps: Form = {
  id: 'kale-crisps',
  called: 'a tray of kale crisps',
  meals: ['Snack'],
  says: ['kid-friendly', 'light'],
  gives: ['kale'],
  minutes: 25,
  skill: 1,
  keeps: 'Crisp for a day in an open bowl. Softened by damp air, they come back in 3 minutes in a hot oven.',
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
    const fresh = top.putAll('fresh', 92, 'cut for nibbling')
    return {
      title: `${top.kit.spice} Kale Crisps with ${titles([...top.all('seeds'), ...top.all('fresh')])}`,
      description: 'Thin as paper and gone in minutes: a crunch made of leaves.',
      prep: 10,
      cook: 14,
      steps: [
        `Oven to 300 °F (150 °C); hotter, and the edges burn before the middle dries. Dry the ${kale} leaf by leaf, because a wet leaf steams.`,
        `Massage with the ${oil} until every curl is shiny, then the ${and(spices, salt)}. Lay out on two trays with space between.`,
        `Bake 8 minutes, turn the trays, strew the ${seeds} over, and bake 5 to 6 more, until the leaves rustle.`,
        `They crisp as they cool. Flick with the ${acid} and serve with the ${fresh}.`,
      ],
      tips: tipsFor(top, {
        fibre: kale,
        more: [`The ${seeds} make it last: leaves alone would leave you looking in the cupboard again.`],
      }),
    }
  },
}
