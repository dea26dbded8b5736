import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const jarSalad: Form = {
  id: 'bean-jar',
  called: 'a bean salad for the week',
  meals: ['Lunch'],
  says: ['make-ahead', 'salad', 'high-fibre', 'no-cook', 'no-oven', 'quick'],
  minutes: 15,
  skill: 1,
  keeps: 'Four days in the refrigerator is the limit once the vegetables are cut.',
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
      description: `Built upside down in jars, dressing first, so that Thursday's lunch is as crisp as Monday's.`,
      prep: 15,
      cook: 0,
      steps: [
        `Stir the ${and(aromatics, spices, seasoned)} into the ${acid}, add the ${oil} and ${top.servings > 1 ? `share this out among ${top.servings} jars` : 'pour this into one large jar'}: it belongs at the bottom.`,
        `Next go in the ${and(beans, onion)}, which only improve as they soak.`,
        `Layer the ${raw} above them${cheese ? `, then the ${cheese}` : ''}, packing gently to leave no air.`,
        `Crown with the ${and(leaf, herb)}, which must stay clear of the dressing, and screw on the ${top.servings > 1 ? 'lids' : 'lid'}. Upend into a bowl when you are ready.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
      }),
    }
  },
}
