import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const jarSalad: Form = {
  id: 'bean-jar',
  called: 'a bean salad for the week',
  meals: ['Lunch'],
  says: ['make-ahead', 'salad', 'high-fibre', 'no-cook', 'no-oven', 'quick'],
  minutes: 15,
  skill: 1,
  keeps: 'The salad keeps 4 days in the refrigerator.',
  kits: ['greek', 'cumin', 'dijon', 'chili', 'curry', 'basil', 'paprika'],
  needs: ['red-onion|scallions|shallot|chives'],
  roles: {
    beans: { kinds: ['pulse'], way: 'cold', grams: 110, count: 1, more: 1 },
    raw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 170,
      count: 2,
      more: 2,
      only: [
        'cherry-tomatoes',
        'cucumber',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'radishes',
        'fennel-bulb',
        'celery',
        'artichoke-hearts',
        'roasted-red-peppers',
        'red-cabbage',
        'jicama',
      ],
    },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 40, never: ['lettuce'] },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 25, optional: true },
  },
  cook(top) {
    const acid = top.acid(2)
    const oil = top.fat(2)
    const aromatics = top.aromatics(0.6)
    const spices = top.spices()
    const seasoned = top.salt()
    const beans = top.putAll('beans', 120, undefined, 'carb')
    const onion = top.shelf(
      'red-onion|scallions|shallot|chives',
      top.allowedFrom('red-onion') ? 0.15 : 0.5,
      'finely sliced',
    )
    const raw = top.putAll('raw', 180)
    const cheese = top.putAll('cheese', 26)
    const leaf = top.put(top.one('leaf'), 40)
    const herb = top.herb(1)
    return {
      title: `${top.kit.name} ${top.one('beans').title} Jar Salad with ${titles(top.all('raw'))}`,
      description: `A salad of ${beans} and raw vegetables, packed in jars with the dressing at the bottom so the leaves stay crisp.`,
      prep: 15,
      cook: 0,
      steps: [
        `Stir the ${and(aromatics, spices, seasoned)} into the ${acid}. Whisk in the ${oil}. ${top.servings > 1 ? `Divide among ${top.servings} wide-mouth jars` : 'Pour into one large jar'}.`,
        `Add the ${and(beans, onion)}.`,
        `Add the ${raw}${cheese ? `, then the ${cheese}` : ''}, pressing down gently.`,
        `Top with the ${and(leaf, herb)}, close the ${top.servings > 1 ? 'jars' : 'jar'} and refrigerate. To serve, turn out into a bowl and toss.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
      }),
    }
  },
}
