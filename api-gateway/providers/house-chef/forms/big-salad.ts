import { titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const bigSalad: Form = {
  id: 'big-salad',
  called: 'a main-dish salad',
  meals: ['Lunch', 'Dinner'],
  says: ['salad', 'quick', 'no-cook', 'no-oven', 'light'],
  minutes: 15,
  skill: 1,
  keeps: KEEPS.leaves,
  kits: ['greek', 'dill', 'basil', 'dijon', 'tarragon', 'chili', 'cumin', 'herb', 'thai', 'sesame'],
  roles: {
    protein: { kinds: ['poultry', 'fish', 'shellfish', 'pulse', 'seed'], way: 'cold', grams: 120 },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 70 },
    vegetables: { kinds: ['vegetable'], way: 'raw', grams: 170, count: 3, more: 1 },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 25, optional: true },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 50, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(
      main,
      main.kind === 'seed' ? 34 : 120,
      main.cut,
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const leaf = top.put(top.one('leaf'), 70)
    const vegetables = top.putAll('vegetables', 180)
    const avocado = top.putAll('avocado', 50, 'sliced')
    const cheese = !top.when('cheese', !avocado || top.kit.cuisine === 'm') ? '' : top.putAll('cheese', 25)
    const oil = top.fat(2.5)
    const acid = top.acid(2)
    const salty = top.salty(0.8)
    const aromatics = top.aromatics(0.6)
    const spices = top.spices(0.6)
    const seasoned = salty ? '' : top.salt(0.1)
    const herb = top.herb(1.5)
    return {
      title: `${top.kit.name} ${main.title} Salad with ${titles(top.all('vegetables'))}`,
      description: `A main-dish salad of ${and(protein, vegetables)} with ${leaf} and a dressing made with ${acid}.`,
      prep: 15,
      cook: 0,
      steps: [
        `In a large bowl, whisk the ${and(acid, salty, aromatics, spices, seasoned)}. Add the ${oil} slowly, whisking, until the dressing thickens.`,
        `Add the ${and(vegetables, protein)} and toss to coat. Let stand 5 minutes.`,
        `Add the ${and(leaf, herb)} just before serving and toss gently.`,
        cheese || avocado
          ? `Divide among plates and top with the ${and(avocado, cheese)}.`
          : `Divide among plates and spoon over the dressing left in the bowl.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: and(leaf, vegetables),
        more: [`Acid such as ${acid} in a meal can slightly lower the blood sugar rise that follows.`],
      }),
    }
  },
}
