import { panOf } from '../building/batches.ts'
import { doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const cauliflowerRice: Form = {
  id: 'cauliflower-fried-rice',
  called: 'fried cauliflower rice',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'one-pan', 'asian', 'no-oven', 'kid-friendly'],
  gives: ['cauliflower'],
  minutes: 22,
  skill: 1,
  keeps:
    'Leftovers keep 3 to 4 days in the refrigerator. Reheat in a hot skillet until steaming; a microwave makes them watery.',
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
    const sear = panOf(top, 'meat', 'protein')
    const fry = panOf(top, 'vegetables', 'vegetables')
    const grains = panOf(top, 'vegetables', 'rice')
    return {
      title: `${top.kit.name} ${titles([main])} with Fried ${top.one('rice').title} Rice and ${titles(top.all('vegetables').slice(0, 1))}`,
      description: `Finely chopped ${rice} fried until lightly browned, with ${protein} and vegetables.`,
      prep: 12,
      cook: 12 + sear.more(minutesOf(main, 'fry')) + fry.more(3) + grains.more(5),
      steps: [
        `Squeeze the ${rice} in a clean kitchen towel to remove as much water as you can.`,
        `Heat a third of the ${oil} in a large skillet over medium-high heat. Cook the ${protein}${sear.said} for ${minutesOf(main, 'fry')} minutes${sear.each}, ${doneness(main)}. Transfer to a plate.${egg ? ` Add the ${egg} to the skillet and stir 1 to 2 minutes, until firm. Transfer to the plate.` : ''}`,
        `Add another third of the oil. Cook the ${vegetables}${fry.said} for 3 minutes${fry.each}, until crisp-tender, adding the ${and(aromatics, spices)} for the last 30 seconds. Transfer to the plate.`,
        `Add the remaining oil and the ${rice}${grains.said}. Press into an even layer and cook 2 minutes${grains.each} without stirring. Stir and cook 3 minutes, until dry and lightly browned.`,
        `Return everything to the skillet. Stir in the ${and(salty, acid)} and the ${herb} and serve.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: rice,
        more: ['Cup for cup, riced cauliflower has about an eighth of the carbohydrate of cooked grain.'],
      }),
    }
  },
}
