import { doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const pozole: Form = {
  id: 'pozole',
  called: 'a hominy soup',
  meals: ['Dinner', 'Lunch'],
  says: ['soup', 'stew', 'mexican', 'hearty', 'one-pan', 'no-oven'],
  gives: ['hominy'],
  minutes: 40,
  skill: 1,
  keeps:
    'The soup keeps 3 to 4 days in the refrigerator and 3 months in the freezer. Cut the toppings fresh.',
  kits: ['chili', 'chipotle'],
  needs: ['onion|red-onion|leek|scallions', 'chicken-broth-low|vegetable-broth-low'],
  roles: {
    main: {
      kinds: ['poultry', 'pulse'],
      way: 'simmer',
      grams: 115,
      only: [
        'chicken-thigh',
        'chicken-breast',
        'turkey-breast',
        'black-beans',
        'white-beans',
        'kidney-beans',
      ],
    },
    hominy: { kinds: ['carbohydrate'], way: 'pozole', grams: 65 },
    simmered: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 110,
      more: 1,
      only: ['zucchini', 'bell-pepper-green', 'tomato', 'green-beans', 'cremini-mushrooms'],
    },
    raw: { kinds: ['vegetable'], way: 'raw', grams: 90, count: 2, only: ['cabbage', 'radishes'] },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 35, optional: true },
  },
  cook(top) {
    const main = top.one('main')
    const oil = top.fat(1)
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.3, 'chopped')
    const aromatics = top.aromatics(1.2)
    const spices = top.spices(1.4)
    const broth = top.shelf('chicken-broth-low|vegetable-broth-low', 1)
    const protein = top.put(
      main,
      main.kind === 'pulse' ? 90 : 115,
      main.cut,
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const hominy = top.putAll('hominy', 70, 'drained and rinsed', 'carb')
    const simmered = top.putAll('simmered', 115, 'diced')
    const seasoned = top.salt(0.12)
    const raw = top.putAll('raw', 95, 'very finely sliced')
    const avocado = top.putAll('avocado', 35, 'diced')
    const acid = top.acid(1.5)
    const herb = top.herb(1)
    const time = Math.max(18, minutesOf(main, 'simmer'))
    return {
      title: `${top.kit.id === 'chipotle' ? 'Chipotle' : 'Red'} Pozole with ${and(main.kind === 'pulse' ? titles([main]) : main.title, titles(top.all('simmered').slice(0, 1)))}`,
      description: `A Mexican soup of ${protein} and hominy, topped with raw vegetables.`,
      prep: 14,
      cook: time + 9,
      steps: [
        `Heat the ${oil} in a large pot over medium heat. Cook the ${onion} for 5 minutes, until golden. Add the ${and(aromatics, spices)} and cook 30 seconds, until fragrant. Add the ${broth}.`,
        `Add the ${and(protein, hominy, seasoned)}. Simmer ${time - 8} minutes, uncovered.`,
        `Add the ${simmered} and simmer 8 minutes, ${doneness(main, 'wet')}.${main.kind === 'poultry' ? ' Shred the meat in the pot with two forks.' : ''}`,
        `Ladle into bowls and top with the ${and(raw, avocado, herb, acid)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('hominy'),
        fibre: and(simmered, raw),
        more: ['Drain the hominy well and weigh it: it has most of the starch in this soup.'],
      }),
    }
  },
}
