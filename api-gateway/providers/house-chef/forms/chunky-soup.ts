import { doneness, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { ANY_ONION } from '../pantry.ts'
import { tipsFor } from '../tips.ts'

export const chunkySoup: Form = {
  id: 'chunky-soup',
  called: 'a soup',
  meals: ['Lunch', 'Dinner'],
  says: ['soup', 'one-pan', 'hearty', 'make-ahead', 'no-oven', 'light'],
  minutes: 30,
  skill: 1,
  keeps:
    'It keeps 4 days in the refrigerator and freezes for 3 months; cool it within 2 hours and reheat to a rolling boil.',
  kits: ['basil', 'rosemary', 'cumin', 'turmeric', 'curry', 'chili', 'paprika', 'herb', 'dijon', 'thai'],
  needs: ['vegetable-broth|chicken-broth', ANY_ONION],
  roles: {
    protein: { kinds: ['poultry', 'pulse', 'tofu', 'shellfish'], way: 'simmer', grams: 110 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 150,
      count: 2,
      more: 2,
      never: ['snow-peas', 'eggplant', 'celery'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
    grain: { kinds: ['carbohydrate'], way: 'soup', grams: 50, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const oil = top.fat(1.25)
    const onion = top.shelf(ANY_ONION, top.allowedFrom(ANY_ONION)?.unit === 'medium' ? 0.25 : 1, 'chopped')
    const vegetables = top.putAll('vegetables', 155)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty(0.8)
    const broth = top.shelf(
      main.kind === 'poultry' ? 'chicken-broth|vegetable-broth' : 'vegetable-broth|chicken-broth',
      1,
    )
    const seasoned = top.salt(0.08)
    const protein = top.put(main, 110, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const grain = !top.when('grain', main.kind !== 'pulse') ? '' : top.putAll('grain', 55, undefined, 'carb')
    const leaf = top.put(top.one('leaf'), 42)
    const acid = top.acid(1)
    const herb = top.herb(1)
    const need = Math.max(
      minutesOf(main, 'simmer'),
      ...top.all('vegetables').map((food) => minutesOf(food, 'simmer')),
    )
    const late = minutesOf(main, 'simmer')
    return {
      title: `${top.kit.name} ${main.title} Soup with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `A spoon-standing soup: lots of ${vegetables}, and broth bright with ${acid} at the end.`,
      prep: 10,
      cook: need + 9,
      steps: [
        `In a soup pot, turn the ${and(onion, vegetables)} in the ${oil} over medium heat until they glisten and smell sweet, 5 minutes.`,
        `Add the ${and(aromatics, spices) || seasoned}; once fragrant, pour in the ${broth} and bring to a boil.`,
        late >= need - 1
          ? `Slip in the ${and(protein, grain)}, turn down to a murmur, cover and cook ${need} minutes, ${doneness(main, 'wet')}.`
          : `Turn down to a murmur, cover and cook ${need - late} minutes. Then slip in the ${and(protein, grain)} for the last ${late}, ${doneness(main, 'wet')}.`,
        `Stir in the ${leaf} and watch it relax into the broth. Adjust with the ${and(salty, acid, seasoned)}, ladle out and top with the ${herb}.${top.aside({ advanced: 'Blend one ladleful and return it for a silkier body.', beginner: 'Taste before you add more salt: broths differ.' })}`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : grain ? top.maybe('grain') : null,
        fibre: and(vegetables, leaf),
        more: [
          'Soup before or as a meal fills the stomach with water and fiber, and people tend to eat less after it.',
        ],
      }),
    }
  },
}
