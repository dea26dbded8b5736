import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

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
  keeps: 'Chili keeps 4 days cold and 3 months frozen; cool it within 2 hours and reheat to 165 °F (74 °C).',
  kits: ['chili', 'chipotle'],
  needs: [
    'onion|red-onion|scallions|leek',
    'crushed-tomatoes|canned-tomatoes',
    'vegetable-broth|chicken-broth|water',
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
    const broth = top.shelf('vegetable-broth|chicken-broth|water', 0.3)
    const seasoned = top.salt(0.16)
    const acid = top.acid(1)
    const avocado = top.putAll('avocado', 40, 'diced')
    const herb = top.herb(1)
    return {
      title: `${top.kit.id === 'chipotle' ? 'Chipotle' : 'One-Pot'} ${main.title} Chili with ${titles([...(meat ? top.all('beans') : top.all('peppers').slice(0, 1)), ...top.all('avocado')])}`,
      description: `Dark, thick and slow, with ${peppers} for sweetness and cool ${avocado} on top.`,
      prep: 12,
      cook: 36,
      steps: [
        meat
          ? `Brown the ${meat} in the ${oil} in a heavy pot over high heat, 7 minutes, letting it crust before you stir${main.kind === 'mince' ? ', until no pink is left' : ''}.`
          : `Warm the ${oil} in a heavy pot over medium heat.`,
        `Add the ${and(onion, peppers)} and cook until slack, 6 minutes. Stir in the ${and(aromatics, spices, paste)} and fry until the paste darkens to brick.`,
        `Add the ${and(tomatoes, beans, broth)} and the ${seasoned}. Simmer, lid ajar, for 20 minutes; it is ready when the liquid coats a spoon${main.kind === 'mince' ? ' and the meat is past 165 °F (74 °C)' : ''}.`,
        `Rouse it with the ${acid}. Serve in deep bowls under the ${and(avocado, herb)}.${top.aside({ advanced: 'A day in the refrigerator knits it together; skim and reheat gently.' })}`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: beans || peppers,
        more: [
          ...(beans
            ? [
                'Beans at one meal can steady blood sugar at the next; researchers call it the second-meal effect.',
              ]
            : []),
        ],
      }),
    }
  },
}
