import { doneness, isPlural, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const zucchiniNoodles: Form = {
  id: 'zucchini-noodles',
  called: 'zucchini noodles',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'italian', 'light', 'no-oven', 'one-pan'],
  gives: ['zucchini', 'courgette', 'courgettes'],
  minutes: 18,
  skill: 1,
  keeps:
    'Eat the zucchini today: overnight it turns to water. The rest keeps 3 days, for fresh strands tomorrow.',
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
    return {
      title: `${top.kit.name} ${titles([main])} with Zucchini Noodles and ${titles(top.all('vegetables').slice(0, 1))}`,
      description: `Twirls round the fork, weighs like a salad; the sauce is glossy with ${oil} and pan juices.`,
      prep: 9,
      cook: cooks + 4,
      steps: [
        `Drape the cut ${noodle} over a towel while you cook: dry strands stay springy.`,
        `Start the ${aromatics} in cold ${oil} over a gentle flame; when it whispers, add the ${and(spices, protein)}.`,
        `Cook ${cooks} minutes, shaking the pan, ${doneness(main)}. Add the ${vegetables} for the last 3, so that ${isPlural(vegetables) ? 'they' : 'it'} just begin${isPlural(vegetables) ? '' : 's'} to give.`,
        `Raise the heat, throw in the ${noodle} with the ${and(salty, acid)} and lift with tongs for 60 to 90 seconds. Stop while still firm; they soften on the plate.`,
        `Finish with the ${and(cheese, nut, herb)} and serve at once.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: noodle,
        more: ['Salt draws water out of zucchini, so season at the very end.'],
      }),
    }
  },
}
