import { minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

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
  needs: ['onion|shallot|leek|red-onion|celery', 'vegetable-broth|water', 'tomato|canned-tomatoes'],
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
    const broth = top.shelf('vegetable-broth|water', 0.6)
    const seasoned = top.salt(0.15)
    const leaf = top.put(top.one('leaf'), 60)
    const acid = top.acid(1.25)
    const sauce = top.putAll('sauce', 35)
    const herb = top.herb(1)
    const time = Math.max(10, ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')))
    return {
      title: `${top.kit.name} Lentils with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `Earthy, soupy and cheap as can be, with one of the lowest glycemic indexes a pot can hold.`,
      prep: 9,
      cook: time + 11,
      steps: [
        `Begin with the ${spices || aromatics} in the ${oil}: half a minute over medium heat, until you can smell ${spices.includes(' and ') ? 'them' : 'it'}, not longer.`,
        `Stir in the ${and(onion, spices ? aromatics : '')} and cook to a soft, gold tangle, 6 minutes.`,
        `Add the ${and(tomato, lentils, vegetables, broth)} with the ${seasoned}; simmer ${time} minutes, pressing some lentils against the side so that they thicken the rest.`,
        `Heap the ${leaf} on top, cover for 2 minutes, stir down and add the ${acid}.`,
        `Ladle into bowls${sauce ? `, swirl in the ${sauce}` : ''} and finish with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('lentils'),
        fibre: lentils,
        more: ['Acid keeps lentils firm, so it goes in only when they are as soft as you want them.'],
      }),
    }
  },
}
