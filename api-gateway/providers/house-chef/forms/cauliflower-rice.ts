import { doneness, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const cauliflowerRice: Form = {
  id: 'cauliflower-fried-rice',
  called: 'fried cauliflower rice',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'one-pan', 'asian', 'no-oven', 'kid-friendly'],
  gives: ['cauliflower'],
  minutes: 22,
  skill: 1,
  keeps:
    'Leftovers keep 3 to 4 days in the refrigerator; fry them again in a hot pan, because a microwave makes them weep.',
  kits: ['sesame', 'curry', 'turmeric', 'thai', 'chili', 'cajun'],
  roles: {
    rice: { kinds: ['vegetable'], way: 'rice', grams: 190 },
    protein: { kinds: ['shellfish', 'poultry', 'tofu', 'mince', 'pulse', 'meat'], way: 'fry', grams: 130 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 120,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'snow-peas',
        'green-beans',
        'broccoli',
        'zucchini',
        'cabbage',
        'cremini-mushrooms',
        'shiitake-mushrooms',
      ],
    },
    egg: { kinds: ['egg'], way: 'whole', grams: 50, optional: true },
  },
  cook(top) {
    const rice = top.put(top.one('rice'), 190, 'pulsed or grated to small grains')
    const main = top.one('protein')
    const protein = top.put(main, 132, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const vegetables = top.putAll('vegetables', 120, 'finely diced')
    const egg = top.when('egg', main.kind === 'pulse' || top.setting.random.next() < 0.5)
      ? top.putAll('egg', 50, 'beaten')
      : ''
    const oil = top.fat(2)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty(1.2) || top.salt(0.14)
    const acid = top.acid(1)
    const herb = top.herb(1)
    return {
      title: `${top.kit.name} ${titles([main])} with Fried ${top.one('rice').title} Rice and ${titles(top.all('vegetables').slice(0, 1))}`,
      description: `All the comfort of a bowl of something fried and savory, at a fraction of the starch.`,
      prep: 12,
      cook: 12,
      steps: [
        `Wring the riced ${rice} in a clean towel; every drop you lose now is crispness later.`,
        `Fry the ${protein} in a third of the ${oil} in your largest pan for ${minutesOf(main, 'fry')} minutes, ${doneness(main)}. Set aside${egg ? `; scramble the ${egg} in the same pan for 1 minute and set aside too` : ''}.`,
        `Next third of the oil, next batch: the ${vegetables}, 3 minutes, with the ${and(aromatics, spices)} for the final 30 seconds.`,
        `Last of the oil, then the ${rice}. Flatten it against the metal, wait 2 minutes, turn, and repeat until speckled brown, about 5 minutes.`,
        `Return everything, season with the ${and(salty, acid)} and stir in the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: rice,
        more: ['Cup for cup, this holds about an eighth of the carbohydrate of the grain it stands in for.'],
      }),
    }
  },
}
