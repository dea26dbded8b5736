import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const bigSalad: Form = {
  id: 'big-salad',
  called: 'a dinner salad',
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
      description: `A salad that eats like a meal: ${and(protein, vegetables)}, under a dressing with backbone.`,
      prep: 15,
      cook: 0,
      steps: [
        `In your largest bowl, whisk the ${and(acid, salty, aromatics, spices, seasoned)}, then trickle in the ${oil} while whisking, until it clings to a leaf.`,
        `Tumble the ${and(vegetables, protein)} through the dressing and let them mingle for 5 minutes.`,
        `Toss in the ${and(leaf, herb)} with your hands, only now, so that nothing goes limp.`,
        cheese || avocado
          ? `Pile onto plates and top with the ${and(avocado, cheese)}.`
          : `Pile high onto plates and spoon over whatever dressing is left in the bowl.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: and(leaf, vegetables),
        more: [
          `The ${acid} does more than wake up the leaves: acidity eaten with a meal can lower the rise afterwards a little.`,
        ],
      }),
    }
  },
}
