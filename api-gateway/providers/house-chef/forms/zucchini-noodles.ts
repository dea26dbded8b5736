import { panOf } from '../building/batches.ts'
import { capital, doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const zucchiniNoodles: Form = {
  id: 'zucchini-noodles',
  called: 'zucchini noodles',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'italian', 'light', 'no-oven', 'one-pan'],
  gives: ['zucchini', 'courgette', 'courgettes'],
  minutes: 18,
  skill: 1,
  keeps: 'Eat the zucchini the same day, since it turns watery. The rest keeps 3 days in the refrigerator.',
  kits: ['basil', 'rosemary', 'greek', 'thai', 'dill', 'paprika'],
  roles: {
    noodle: { kinds: ['vegetable'], way: 'noodle', grams: 230 },
    protein: {
      kinds: ['shellfish', 'poultry', 'fish', 'pulse', 'tofu'],
      way: 'simmer',
      grams: 130,
      never: ['black-beans', 'kidney-beans', 'edamame', 'tempeh'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'pan',
      grams: 90,
      more: 1,
      only: ['cherry-tomatoes', 'asparagus', 'cremini-mushrooms', 'tomato'],
    },
    nut: {
      kinds: ['nut'],
      way: 'topping',
      grams: 12,
      optional: true,
      only: ['almonds', 'walnuts', 'pistachios', 'hazelnuts', 'sunflower-seeds', 'pumpkin-seeds'],
    },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 15, optional: true },
  },
  cook(top) {
    const noodle = top.put(top.one('noodle'), 235, 'cut into long strands with a spiralizer or peeler')
    const main = top.one('protein')
    const protein = top.put(main, 135, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const vegetables = top.putAll('vegetables', 95)
    const oil = top.fat(2.25)
    const aromatics = top.aromatics(1.4)
    const spices = top.spices()
    const salty = top.salty(0.8) || top.salt(0.14)
    const acid = top.acid(1.25)
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    const cheese = top.putAll('cheese', 15)
    const herb = top.herb(1.5, 'torn')
    const cooks = Math.min(12, minutesOf(main, 'simmer'))
    const sear = panOf(top, 'meat', 'protein')
    const strands = panOf(top, 'vegetables', 'noodle')
    return {
      title: `${top.kit.name} ${titles([main])} with Zucchini Noodles and ${titles(top.all('vegetables').slice(0, 1))}`,
      description: `${capital(protein)} and ${vegetables} with strands of zucchini and ${aromatics || acid}.`,
      prep: 9,
      cook: cooks + 4 + sear.more(cooks) + strands.more(2),
      steps: [
        `Spread the ${noodle} strands on a towel to dry while you cook.`,
        `Heat the ${oil} and the ${aromatics} in a large skillet over medium heat for 1 minute, until fragrant. Add the ${and(spices, protein)}${sear.said}.`,
        `Cook ${cooks} minutes, stirring now and then, ${doneness(main)}. Add the ${vegetables} for the last 3 minutes, until just soft.`,
        `Raise the heat to high.${strands.count > 1 ? ' Transfer the mixture to a large bowl.' : ''} Add the ${noodle} strands${strands.said} with the ${and(salty, acid)}. Toss 60 to 90 seconds${strands.each}, until hot but still firm.${strands.count > 1 ? ' Combine in the bowl.' : ''}`,
        `Sprinkle with the ${and(cheese, nut, herb)} and serve right away.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: noodle,
        more: ['Add salt at the very end, since salt draws water out of zucchini.'],
      }),
    }
  },
}
