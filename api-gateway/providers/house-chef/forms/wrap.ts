import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const wrap: Form = {
  id: 'tortilla-wrap',
  called: 'a rolled wrap',
  meals: ['Lunch', 'Dinner'],
  says: ['wrap', 'quick', 'no-oven', 'kid-friendly', 'mexican'],
  minutes: 15,
  skill: 1,
  keeps: 'Wrapped tightly, it keeps 1 day in the refrigerator. After that the tortilla turns soggy.',
  kits: ['chili', 'chipotle', 'dill', 'herb', 'greek'],
  needs: ['avocado|hummus'],
  roles: {
    tortilla: { kinds: ['carbohydrate'], way: 'wrap', grams: 30 },
    protein: { kinds: ['poultry', 'fish', 'shellfish', 'pulse'], way: 'cold', grams: 100 },
    raw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 110,
      count: 2,
      more: 1,
      only: ['bell-pepper-red', 'bell-pepper-yellow', 'cucumber', 'red-cabbage', 'tomato', 'radishes'],
    },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 30 },
  },
  cook(top) {
    const spreadEntry = top.allowedFrom(top.kit.cuisine === 'x' ? 'avocado|hummus' : 'hummus|avocado')!
    const spread = top.put(
      spreadEntry,
      spreadEntry.food.id === 'avocado' ? 50 : 38,
      spreadEntry.food.id === 'avocado' ? 'mashed' : '',
      'fixed',
    )
    const acid = top.acid(1)
    const spices = top.spices(0.6)
    const seasoned = top.salt(0.06)
    const tortilla = top.put(top.one('tortilla'), 30, '', 'fixed')
    const leaf = top.put(top.one('leaf'), 30)
    const protein = top.put(top.one('protein'), 105)
    const raw = top.putAll('raw', 120, (food) =>
      food.food.id === 'tomato' ? 'thinly sliced' : 'cut into thin strips',
    )
    const herb = top.herb(0.75)
    return {
      title: `${top.kit.name} ${top.one('protein').title} Wrap with ${titles(top.all('raw'))}`,
      description: `A small tortilla filled with ${protein}, raw vegetables and ${spread}.`,
      prep: 13,
      cook: 2,
      steps: [
        `Mash the ${spread} with the ${and(acid, spices, seasoned)} until spreadable.`,
        `Warm the ${tortilla} in a dry skillet over medium heat for 30 seconds on each side. Wrap in a towel to keep soft.`,
        `Spread each with the mashed mixture. Arrange the ${and(leaf, protein, raw, herb)} in a line across the center.`,
        `Fold in both ends, roll up tightly and cut in half.${top.aside({ beginner: 'Rest seam side down for 1 minute so the wrap holds together.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.one('tortilla'),
        fibre: raw,
        more: ['Read the label: a large tortilla can have twice the carbohydrate of a small one.'],
      }),
    }
  },
}
