import { dipCut, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

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
      description: `A thick, cold dip of yogurt and ${herb} with raw vegetables, high in protein.`,
      prep: 10,
      cook: 0,
      steps: [
        `Stir the ${and(aromatics, acid, spices, seasoned)} into the ${base}. Do not whip, which thins it.`,
        `Stir in most of the ${herb}. If you have time, refrigerate 15 minutes.`,
        `Drizzle with the ${oil}, sprinkle with the remaining ${herb} and serve with the ${dippers}.`,
      ],
      tips: tipsFor(top, {
        fibre: dippers,
        apart: true,
        more: ['Strained yogurt has about half the carbohydrate of regular yogurt and twice the protein.'],
      }),
    }
  },
}
