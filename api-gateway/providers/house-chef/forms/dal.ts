import { minutesOf, titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const dal: Form = {
  id: 'lentil-pot',
  called: 'a pot of lentils',
  meals: ['Lunch', 'Dinner'],
  says: [
    'stew',
    'hearty',
    'high-fibre',
    'one-pan',
    'middle-eastern',
    'indian',
    'mediterranean',
    'soup',
    'no-oven',
  ],
  gives: ['lentil', 'lentils'],
  minutes: 30,
  skill: 1,
  keeps: KEEPS.pot,
  kits: ['turmeric', 'curry', 'cumin', 'moroccan', 'greek', 'paprika'],
  needs: ['onion|shallot|leek|red-onion|celery', 'vegetable-broth-low|water', 'tomato|canned-tomatoes'],
  roles: {
    lentils: { kinds: ['pulse'], way: 'simmer', grams: 130, only: ['lentils-cooked'] },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 120,
      count: 1,
      more: 2,
      never: ['celery', 'tomato', 'leek', 'snow-peas'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 60 },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 35, optional: true },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const onion = top.shelf(
      'onion|leek|red-onion|shallot|celery',
      top.allowedFrom('onion') ? 0.3 : 1,
      'finely chopped',
    )
    const spices = top.spices(1.3)
    const aromatics = top.aromatics(1.3)
    const tomato = top.shelf(
      'canned-tomatoes|tomato',
      top.allowedFrom('canned-tomatoes') ? 0.3 : 0.6,
      top.allowedFrom('canned-tomatoes') ? '' : 'chopped',
    )
    const lentils = top.putAll('lentils', 135, '', 'carb')
    const vegetables = top.putAll('vegetables', 130)
    const broth = top.shelf('vegetable-broth-low|water', 0.6)
    const seasoned = top.salt(0.15)
    const leaf = top.put(top.one('leaf'), 60)
    const acid = top.acid(1.25)
    const sauce = top.putAll('sauce', 35)
    const herb = top.herb(1)
    const time = Math.max(10, ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')))
    return {
      title: `${top.kit.name} Lentils with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `Lentils simmered with ${and(vegetables, leaf, spices || aromatics)}. Lentils have a low glycemic index.`,
      prep: 9,
      cook: time + 11,
      steps: [
        `Heat the ${oil} in a large pot over medium heat. Add the ${spices || aromatics} and stir 30 seconds, until fragrant.`,
        `Add the ${and(onion, spices ? aromatics : '')} and cook 6 minutes, stirring, until soft and golden.`,
        `Add the ${and(tomato, lentils, vegetables, broth, seasoned)}. Simmer ${time} minutes, until the vegetables are tender. Crush some of the lentils against the side of the pot to thicken the liquid.`,
        `Add the ${leaf}, cover and cook 2 minutes, until wilted. Stir in the ${acid}.`,
        `Serve in bowls${sauce ? `, topped with the ${sauce} and the ${herb}` : `, sprinkled with the ${herb}`}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('lentils'),
        fibre: lentils,
        more: ['Lentils are among the foods richest in fiber, and they keep you full for hours.'],
      }),
    }
  },
}
