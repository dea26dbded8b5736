import { titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const ribollita: Form = {
  id: 'ribollita',
  called: 'a Tuscan bean soup',
  meals: ['Dinner', 'Lunch'],
  says: ['soup', 'stew', 'italian', 'hearty', 'high-fibre', 'make-ahead', 'one-pan', 'unhurried', 'no-oven'],
  gives: ['white beans', 'beans', 'cannellini'],
  minutes: 45,
  skill: 1,
  keeps: KEEPS.pot,
  kits: ['basil', 'rosemary'],
  needs: [
    'canned-tomatoes|crushed-tomatoes',
    'onion|red-onion|leek|shallot',
    'vegetable-broth-low|chicken-broth-low|water',
  ],
  roles: {
    beans: { kinds: ['pulse'], way: 'simmer', grams: 110, only: ['white-beans', 'butter-beans'] },
    greens: { kinds: ['leaf'], way: 'wilt', grams: 70, only: ['kale', 'swiss-chard', 'collard-greens'] },
    roots: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 140,
      count: 2,
      more: 1,
      only: ['carrots', 'celery', 'fennel-bulb', 'zucchini', 'cabbage'],
    },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 12, optional: true, only: ['parmesan'] },
  },
  cook(top) {
    const oil = top.fat(2)
    const onion = top.shelf('onion|red-onion|leek|shallot', 0.3, 'chopped')
    const roots = top.putAll('roots', 145, 'diced')
    const aromatics = top.aromatics(1.2)
    const spices = top.spices(1)
    const tomatoes = top.shelf('canned-tomatoes|crushed-tomatoes', 0.35)
    const beans = top.putAll('beans', 115, 'drained and rinsed', 'carb')
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low|water', 0.7)
    const greens = top.put(top.one('greens'), 75)
    const seasoned = top.salt(0.14)
    const acid = top.acid(0.5)
    const cheese = top.putAll('cheese', 12)
    const herb = top.herb(1)
    return {
      title: `Ribollita with ${titles([...top.all('beans'), top.one('greens')])}`,
      description: `A thick Tuscan soup of ${beans}, greens and vegetables.`,
      prep: 14,
      cook: 36,
      steps: [
        `Heat half the ${oil} in a large pot over medium-low heat. Add the ${and(onion, roots)}, cover and cook 10 minutes, until soft. Add the ${and(aromatics, spices)} and cook 1 minute.`,
        `Add the ${tomatoes} and cook 4 minutes, until most of the liquid is gone. Mash half of the ${beans} with a fork. Add the mashed and whole ${beans}, the ${broth} and the ${seasoned}.`,
        `Bring to a boil and stir in the ${greens}. Simmer over low heat for 20 minutes, until very tender.`,
        `Let stand 5 minutes to thicken. Stir in the ${acid}. Top each bowl with the rest of the oil and the ${and(cheese, herb)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: and(beans, greens),
        more: ['The soup thickens overnight. Add a little water when you reheat it.'],
      }),
    }
  },
}
