import { doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import { ANY_ONION } from '../larder/pantry.ts'
import type { Form } from './form.ts'

export const chunkySoup: Form = {
  id: 'chunky-soup',
  called: 'a soup',
  meals: ['Lunch', 'Dinner'],
  says: ['soup', 'one-pan', 'hearty', 'make-ahead', 'no-oven', 'light'],
  minutes: 30,
  skill: 1,
  keeps:
    'Refrigerate the soup within 2 hours. It keeps 4 days in the refrigerator and 3 months in the freezer. Reheat to a boil.',
  kits: ['basil', 'rosemary', 'cumin', 'turmeric', 'curry', 'chili', 'paprika', 'herb', 'dijon', 'thai'],
  needs: ['vegetable-broth-low|chicken-broth-low', ANY_ONION],
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
      main.kind === 'poultry'
        ? 'chicken-broth-low|vegetable-broth-low'
        : 'vegetable-broth-low|chicken-broth-low',
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
      description: `A thick soup of ${and(vegetables, protein, leaf)}.`,
      prep: 10,
      cook: need + 9,
      steps: [
        `Heat the ${oil} in a soup pot over medium heat. Cook the ${and(onion, vegetables)} for 5 minutes, until they begin to soften.`,
        `Stir in the ${and(aromatics, spices) || seasoned} and cook 30 seconds, until fragrant. Add the ${broth} and bring to a boil.`,
        late >= need - 1
          ? `Add the ${and(protein, grain)}. Cover and simmer over low heat for ${need} minutes, ${doneness(main, 'wet')}.`
          : `Cover and simmer over low heat for ${need - late} minutes. Add the ${and(protein, grain)} and simmer ${late} minutes, ${doneness(main, 'wet')}.`,
        `Stir in the ${leaf} and cook 1 to 2 minutes, until wilted. Season with the ${and(salty, acid, seasoned)} and sprinkle with the ${herb}.${top.aside({ advanced: 'For a thicker soup, blend one ladleful and stir it back in.', beginner: 'Taste before you add more salt, since broths differ.' })}`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : grain ? top.maybe('grain') : null,
        fibre: and(vegetables, leaf),
        more: ['Soup is filling for its calories, because it holds a lot of water and fiber.'],
      }),
    }
  },
}
