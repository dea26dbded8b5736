import { panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const chili: Form = {
  id: 'chili',
  called: 'a pot of chili',
  meals: ['Dinner', 'Lunch'],
  says: [
    'chili',
    'stew',
    'hearty',
    'one-pan',
    'make-ahead',
    'mexican',
    'american',
    'unhurried',
    'high-fibre',
    'no-oven',
  ],
  minutes: 45,
  skill: 1,
  keeps:
    'Refrigerate chili within 2 hours. It keeps 4 days in the refrigerator and 3 months in the freezer. Reheat to 165 °F (74 °C).',
  kits: ['chili', 'chipotle'],
  needs: [
    'onion|red-onion|scallions|leek',
    'crushed-tomatoes|canned-tomatoes',
    'vegetable-broth-low|chicken-broth-low|water',
    'tomato-paste',
  ],
  oneOf: ['meat', 'beans'],
  roles: {
    meat: { kinds: ['mince', 'tofu'], way: 'brown', grams: 100, optional: true },
    beans: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 85,
      only: ['black-beans', 'kidney-beans'],
      optional: true,
    },
    peppers: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 110,
      count: 1,
      more: 2,
      only: [
        'bell-pepper-red',
        'bell-pepper-green',
        'bell-pepper-yellow',
        'zucchini',
        'cremini-mushrooms',
        'cauliflower',
      ],
    },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 40 },
  },
  cook(top) {
    const meats = top.all('meat')
    const main = meats[0] ?? top.one('beans')
    const oil = top.fat(1.25)
    const meat = top.putAll('meat', 110, meats[0]?.kind === 'tofu' ? 'crumbled' : '')
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.3, 'chopped')
    const peppers = top.putAll('peppers', 120, 'diced')
    const aromatics = top.aromatics()
    const spices = top.spices(1.8)
    const paste = top.shelf('tomato-paste', 1)
    const tomatoes = top.shelf('crushed-tomatoes|canned-tomatoes', 0.4)
    const beans = top.putAll('beans', 88, 'drained and rinsed', 'carb')
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low|water', 0.3)
    const seasoned = top.salt(0.16)
    const acid = top.acid(1)
    const avocado = top.putAll('avocado', 40, 'diced')
    const herb = top.herb(1)
    const brown = panOf(top, 'meat', 'meat')
    return {
      title: `${top.kit.id === 'chipotle' ? 'Chipotle' : 'One-Pot'} ${main.title} Chili with ${titles([...(meat ? top.all('beans') : top.all('peppers').slice(0, 1)), ...top.all('avocado')])}`,
      description: `A thick chili with ${and(meat, beans, peppers)}, topped with ${avocado}.`,
      prep: 12,
      cook: 36 + (meat ? brown.more(7) : 0),
      steps: [
        meat
          ? `Heat the ${oil} in a large pot over medium-high heat. Brown the ${meat}${brown.said} for 7 minutes${brown.each}, breaking up any large pieces${main.kind === 'mince' ? ', until no pink is left' : ''}.`
          : `Heat the ${oil} in a large pot over medium heat.`,
        `Add the ${and(onion, peppers)} and cook 6 minutes, until soft. Stir in the ${and(aromatics, spices, paste)} and cook 1 minute, until the paste darkens.`,
        `Add the ${and(tomatoes, beans, broth, seasoned)}. Bring to a simmer, partly cover and cook 20 minutes, until thick enough to coat a spoon${main.kind === 'mince' ? ' and the meat reads 165 °F (74 °C)' : ''}.`,
        `Stir in the ${acid}. Serve in bowls, topped with the ${and(avocado, herb)}.${top.aside({ advanced: 'The flavor improves after a day in the refrigerator.' })}`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: beans || peppers,
        more: [...(beans ? ['Eating beans at one meal can lower the blood sugar rise at the next.'] : [])],
      }),
    }
  },
}
