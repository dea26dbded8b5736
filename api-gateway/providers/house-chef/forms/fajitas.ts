import { panOf } from '../building/batches.ts'
import { capital, doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const fajitas: Form = {
  id: 'fajitas',
  called: 'fajitas',
  meals: ['Dinner', 'Lunch'],
  says: ['fajitas', 'mexican', 'kid-friendly', 'no-oven', 'quick', 'wrap'],
  minutes: 25,
  skill: 1,
  keeps: 'The filling keeps 3 to 4 days in the refrigerator. Slice the avocado just before serving.',
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
    const sear = panOf(top, 'meat', 'protein')
    const fry = panOf(top, 'vegetables', 'strips')
    return {
      title: `${top.kit.name} ${main.title} Fajitas with ${titles(top.all('strips'))}`,
      description: `${capital(protein)} and strips of vegetables cooked in a hot skillet, served with ${and(salsa, avocado)}.`,
      prep: 12,
      cook: minutesOf(main, 'fry') + 7 + sear.more(minutesOf(main, 'fry')) + fry.more(6),
      steps: [
        `Toss the ${protein} with the ${and(aromatics, spices)}, the ${seasoned} and 1 teaspoon of the ${oil}.`,
        `Heat the rest of the ${oil} in a large cast-iron skillet over high heat. Cook the ${and(strips, onion)}${fry.said} for 6 minutes${fry.each}, stirring only once or twice, until charred at the edges. Transfer to a plate.`,
        `Cook the ${protein}${sear.said} in the same skillet for ${minutesOf(main, 'fry')} minutes${sear.each}, ${doneness(main)}. Add the ${acid}, scrape up the browned bits and return the vegetables to the skillet.`,
        tortilla
          ? `Warm the ${tortilla} in a dry skillet for 30 seconds on each side. Serve with the ${and(salsa, avocado, herb)}.`
          : `Serve with the ${and(leaf, salsa, avocado, herb)}.`,
      ],
      tips: tipsFor(top, {
        carb: tortilla ? top.maybe('tortilla') : main.kind === 'pulse' ? main : null,
        fibre: strips,
        more: tortilla ? ['Small corn tortillas have less carbohydrate than large ones.'] : [],
      }),
    }
  },
}
