import { doneness, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const fajitas: Form = {
  id: 'fajitas',
  called: 'fajitas',
  meals: ['Dinner', 'Lunch'],
  says: ['fajitas', 'mexican', 'kid-friendly', 'no-oven', 'quick', 'wrap'],
  minutes: 25,
  skill: 1,
  keeps:
    'The filling keeps 3 to 4 days in the refrigerator; warm what you wrap it in, and cut avocado, as you go.',
  kits: ['chili', 'chipotle'],
  needs: ['red-onion|onion|scallions', 'salsa|tomato', 'avocado'],
  roles: {
    protein: { kinds: ['poultry', 'meat', 'shellfish', 'tofu', 'pulse'], way: 'fry', grams: 135 },
    strips: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 170,
      count: 2,
      more: 1,
      only: [
        'bell-pepper-red',
        'bell-pepper-yellow',
        'bell-pepper-green',
        'poblano-pepper',
        'zucchini',
        'cremini-mushrooms',
      ],
    },
    tortilla: { kinds: ['carbohydrate'], way: 'taco', grams: 48, optional: true },
    leaf: {
      kinds: ['leaf'],
      way: 'raw',
      grams: 35,
      optional: true,
      only: ['romaine-lettuce', 'lettuce', 'spinach-raw'],
    },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(
      main,
      138,
      main.kind === 'pulse'
        ? main.cut
        : main.kind === 'tofu'
          ? 'cut into strips'
          : main.kind === 'shellfish'
            ? main.cut
            : 'cut into strips',
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const aromatics = top.aromatics()
    const spices = top.spices(1.4)
    const seasoned = top.salt(0.14)
    const oil = top.fat(1.75)
    const strips = top.putAll('strips', 175, 'cut into strips')
    const onion = top.shelf('red-onion|onion|scallions', 0.25, 'cut into wedges')
    const acid = top.acid(1.5)
    const herb = top.herb(1)
    const salsa = top.shelf('salsa|tomato', top.allowedFrom('salsa') ? 0.15 : 0.5)
    const avocado = top.shelf('avocado', 0.25, 'sliced')
    const tortilla = top.putAll('tortilla', 48, '', 'carb')
    const leaf = tortilla ? '' : top.putAll('leaf', 40)
    return {
      title: `${top.kit.name} ${main.title} Fajitas with ${titles(top.all('strips'))}`,
      description: `A sizzling skillet in the middle of the table, and everyone builds their own.`,
      prep: 12,
      cook: minutesOf(main, 'fry') + 7,
      steps: [
        `Massage the ${and(aromatics, spices)} and the ${seasoned} into the ${protein} with a teaspoon of the ${oil}.`,
        `Heat a cast-iron pan until it smokes. Char the ${and(strips, onion)} in the rest of the ${oil}, 6 minutes, with as little stirring as you can bear. Tip out.`,
        `In the same pan, without washing it, cook the ${protein} for ${minutesOf(main, 'fry')} minutes, ${doneness(main)}. Deglaze with the ${acid} and bring the vegetables back.`,
        tortilla
          ? `Warm the ${tortilla} over the open flame or in a dry pan. Set out with the ${and(salsa, avocado, herb)}.`
          : `Set out with the ${and(leaf, salsa, avocado, herb)}.`,
      ],
      tips: tipsFor(top, {
        carb: tortilla ? top.maybe('tortilla') : main.kind === 'pulse' ? main : null,
        fibre: strips,
        more: tortilla ? ['Corn tortillas are small, and raise blood sugar less than wide, soft ones.'] : [],
      }),
    }
  },
}
