import { panOf } from '../building/batches.ts'
import { adjectives, doneness, minutesOf } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const skewers: Form = {
  id: 'skewers',
  called: 'grilled skewers',
  meals: ['Dinner', 'Lunch'],
  says: ['skewers', 'light', 'middle-eastern', 'mediterranean', 'no-oven'],
  minutes: 30,
  skill: 2,
  keeps: 'Cooked skewers keep 3 to 4 days in the refrigerator. Eat the dressed salad the same day.',
  kits: ['greek', 'cumin', 'moroccan', 'paprika', 'turmeric', 'sesame', 'chili', 'thai'],
  roles: {
    protein: { kinds: ['poultry', 'meat', 'shellfish', 'tofu'], way: 'skewer', grams: 150 },
    grilled: { kinds: ['vegetable'], way: 'grill', grams: 120, count: 2 },
    slaw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 110,
      only: ['red-cabbage', 'cabbage', 'napa-cabbage', 'cucumber', 'fennel-bulb', 'radishes'],
    },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 45, optional: true },
    side: { kinds: ['carbohydrate'], way: 'side', grams: 80, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(main, 155)
    const oil = top.fat(2)
    const acid = top.acid(2)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty() || top.salt(0.14)
    const grilled = top.putAll('grilled', 125, (food) =>
      food.food.id === 'cherry-tomatoes' ? 'left whole' : 'cut into 1-inch pieces',
    )
    const slaw = top.putAll('slaw', 110)
    const herb = top.herb(1)
    const sauce = top.when('sauce', 'mied'.includes(top.kit.cuisine)) ? top.putAll('sauce', 45) : ''
    const side = top.putAll('side', 80, '', 'carb')
    const grill = minutesOf(main, 'skewer')
    const pan = panOf(top, 'meat', 'protein')
    return {
      title: `${top.kit.name} ${and(main.title, adjectives(top.all('grilled').slice(0, 1)))} Skewers with ${adjectives(top.all('slaw'))} Salad`,
      description: `Grilled skewers of ${and(protein, grilled)} with a ${slaw} salad.`,
      prep: 15,
      cook: grill * pan.count + 3,
      steps: [
        `Mix half the ${acid} with the ${and(aromatics, spices, salty)} and half the ${oil}. Add the ${protein}, toss to coat and marinate 10 minutes${main.kind === 'shellfish' ? ', no longer' : ''}.`,
        `Soak wooden skewers in water. Thread the ${protein} and the ${grilled} onto the skewers, alternating the pieces.`,
        `Heat a grill or grill pan over high heat. Cook the skewers${pan.said} for ${grill} minutes${pan.each}, turning every 2 to 3 minutes, ${doneness(main)}. Discard the leftover marinade.`,
        `Meanwhile, toss the ${slaw} with the rest of the ${and(acid, oil)} and the ${herb}. Let stand until slightly softened.`,
        `Serve the skewers with the salad${sauce || side ? ` and ${and(sauce ? `a spoonful of the ${sauce}` : '', side ? `the warm ${side}` : '')}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: slaw,
        apart: true,
        more: ['Cut the pieces the same size, so that they are done at the same time.'],
      }),
    }
  },
}
