import { dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const yogurtDip: Form = {
  id: 'herbed-yogurt',
  called: 'a yogurt dip',
  meals: ['Snack'],
  says: ['dip', 'quick', 'no-cook', 'no-oven', 'high-protein', 'mediterranean', 'make-ahead'],
  minutes: 10,
  skill: 1,
  keeps: KEEPS.dip,
  kits: ['dill', 'greek', 'cumin', 'curry', 'paprika'],
  needs: ['greek-yogurt'],
  roles: {
    base: { kinds: ['dairy'], way: 'yogurt', grams: 110, only: ['greek-yogurt'] },
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 130, count: 3 },
  },
  cook(top) {
    const base = top.put(top.one('base'), 112)
    const aromatics = top.aromatics(0.4)
    const acid = top.acid(0.5)
    const oil = top.fat(0.75)
    const spices = top.spices(0.5)
    const seasoned = top.salt(0.07)
    const herb = top.herb(1.5, 'finely chopped')
    const dippers = top.putAll('dippers', 135, dipCut)
    return {
      title: `${top.kit.name} Yogurt Dip with ${titles(top.all('dippers'))}`,
      description: `Thick, savory and cold, with a good deal of protein in a small bowl.`,
      prep: 10,
      cook: 0,
      steps: [
        `Fold the ${and(aromatics, acid, spices)} and the ${seasoned} into the ${base}; do not whip it, or it thins.`,
        `Add nearly all of the ${herb}. If there is time, a quarter of an hour in the cold lets the flavors find each other.`,
        `Trickle the ${oil} over the top with the last of the herb, and serve with the ${dippers} standing upright in a glass.`,
      ],
      tips: tipsFor(top, {
        fibre: dippers,
        apart: true,
        more: [
          'Strained yogurt has about half the carbohydrate of the ordinary kind, and twice the protein.',
        ],
      }),
    }
  },
}
