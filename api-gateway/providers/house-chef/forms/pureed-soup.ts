import { adjectives, isPlural, minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_ONION } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const pureedSoup: Form = {
  id: 'pureed-soup',
  called: 'a smooth soup',
  meals: ['Lunch', 'Dinner'],
  says: ['soup', 'light', 'make-ahead', 'no-oven', 'french'],
  minutes: 35,
  skill: 1,
  keeps: KEEPS.pot,
  kits: ['curry', 'tarragon', 'dijon', 'turmeric', 'rosemary', 'cumin', 'herb'],
  needs: ['vegetable-broth-low|chicken-broth-low', ANY_ONION],
  roles: {
    base: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 230,
      only: [
        'cauliflower',
        'broccoli',
        'celeriac',
        'zucchini',
        'butternut-squash',
        'carrots',
        'fennel-bulb',
        'cremini-mushrooms',
        'leek',
      ],
      more: 1,
    },
    thickener: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 80,
      only: ['white-beans', 'butter-beans', 'chickpeas', 'lentils-cooked'],
      optional: true,
    },
    seed: { kinds: ['seed'], way: 'cold', grams: 20 },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const onion = top.shelf(ANY_ONION, top.allowedFrom(ANY_ONION)?.unit === 'medium' ? 0.3 : 1, 'chopped')
    const base = top.putAll('base', 235)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const beans = top.putAll('thickener', 85, 'drained and rinsed', 'carb')
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low', 0.9)
    const seasoned = top.salt(0.1)
    const acid = top.acid(1)
    const seed = top.putAll('seed', 20, '', 'fixed')
    const herb = top.herb(0.75)
    const tender = Math.max(12, ...top.all('base').map((food) => minutesOf(food, 'simmer')))
    return {
      title: `${top.kit.name} ${adjectives(top.all('base'))} Soup with ${titles(top.all('seed'))}`,
      description: `A smooth, blended soup of ${base}${beans ? ` thickened with ${beans}` : ''} and topped with ${seed}.`,
      prep: 10,
      cook: tender + 12,
      steps: [
        `Heat the ${oil} in a large pot over low heat. Add the ${onion}, cover and cook 6 minutes, until soft but not browned.`,
        `Stir in the ${and(aromatics, spices)} and cook 1 minute. Add the ${and(base, beans)} and the ${broth} and bring to a simmer.`,
        `Simmer ${tender} minutes, until the ${base} ${isPlural(base) ? 'are' : 'is'} very tender.`,
        `Blend until completely smooth, filling the blender no more than half full each time. Thin with water if needed.${top.aside({ advanced: 'For a finer texture, push the soup through a sieve.' })}`,
        `Reheat the soup and stir in the ${and(acid, seasoned)}. Top with the ${and(seed, herb)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('thickener'),
        fibre: seed,
        more: [
          'A blended soup raises blood sugar a little faster than a chunky one. The seeds on top add fiber and protein.',
        ],
      }),
    }
  },
}
