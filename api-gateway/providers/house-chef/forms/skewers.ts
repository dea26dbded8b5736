import { adjectives, doneness, minutesOf } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const skewers: Form = {
  id: 'skewers',
  called: 'grilled skewers',
  meals: ['Dinner', 'Lunch'],
  says: ['skewers', 'light', 'middle-eastern', 'mediterranean', 'no-oven'],
  minutes: 30,
  skill: 2,
  keeps:
    'Off the skewer, leftovers keep 3 to 4 days and are good cold in a salad. The dressed salad is for the same day.',
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
    return {
      title: `${top.kit.name} ${and(main.title, adjectives(top.all('grilled').slice(0, 1)))} Skewers with ${adjectives(top.all('slaw'))} Salad`,
      description: `Charred at the tips, juicy inside, with a cool, sharp salad to cut the smoke.`,
      prep: 15,
      cook: grill + 3,
      steps: [
        `Stir half the ${acid} with the ${and(aromatics, spices, salty)} and half the ${oil}. Turn the ${protein} in it and leave for 10 minutes${main.kind === 'shellfish' ? ', no longer, or the acid will toughen it' : ''}.`,
        `Soak wooden skewers if you use them. Thread the ${protein} and ${grilled} in turn, leaving a finger's width bare at each end.`,
        `Get a grill or ridged pan smoking hot. Cook for ${grill} minutes, a quarter turn every few minutes, ${doneness(main)}. Throw away what marinade is left.`,
        `Scrunch the ${slaw} with the rest of the ${and(acid, oil)} and the ${herb} until slightly softened.`,
        `Serve the skewers across the salad${sauce || side ? ` with ${and(sauce ? `a spoonful of the ${sauce}` : '', side ? `the warm ${side}` : '')}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: slaw,
        apart: true,
        more: ['A sour marinade lowers the compounds that high heat creates, and tastes better for it.'],
      }),
    }
  },
}
