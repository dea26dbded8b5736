import { minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const braise: Form = {
  id: 'braise',
  called: 'a braise',
  meals: ['Dinner'],
  says: ['stew', 'hearty', 'unhurried', 'one-pan', 'french', 'make-ahead'],
  minutes: 60,
  skill: 2,
  keeps: 'The pot feeds you for 4 days; reheat to 165 °F (74 °C). It freezes for 3 months.',
  kits: ['dijon', 'rosemary', 'moroccan', 'paprika', 'herb', 'basil'],
  needs: ['chicken-broth|vegetable-broth', 'onion|leek|red-onion|shallot', 'tomato-paste', 'bay-leaf'],
  roles: {
    meat: { kinds: ['poultry', 'meat'], way: 'braise', grams: 150 },
    roots: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 190,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'turnip',
        'celeriac',
        'fennel-bulb',
        'cremini-mushrooms',
        'celery',
        'cabbage',
        'eggplant',
        'leek',
        'green-beans',
      ],
    },
    beans: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 65,
      optional: true,
      only: ['white-beans', 'lentils-cooked', 'chickpeas', 'barley-cooked'],
    },
  },
  cook(top) {
    const main = top.one('meat')
    const meat = top.put(main, 160)
    const seasoned = top.salt(0.16)
    const oil = top.fat(1.25)
    const onion = top.shelf('onion|leek|red-onion|shallot', 0.3, 'sliced')
    const roots = top.putAll('roots', 200, 'cut into 1-inch pieces')
    const aromatics = top.aromatics()
    const spices = top.spices(1.2)
    const paste = top.shelf('tomato-paste', 1)
    const broth = top.shelf('chicken-broth|vegetable-broth', 0.6)
    const bay = top.shelf('bay-leaf', 0.34)
    const beans = top.putAll('beans', 70, undefined, 'carb')
    const acid = top.acid(0.75)
    const herb = top.herb(1)
    const time = minutesOf(main, 'braise')
    return {
      title: `${top.kit.name} Braised ${main.title} with ${and(titles(top.all('roots')), titles(top.all('beans')))}`,
      description: `Left to itself under a lid until it can be cut with a spoon.`,
      prep: 15,
      cook: time + 15,
      steps: [
        `Season the ${meat} with the ${seasoned}. Brown in a Dutch oven in the ${oil} without crowding, 8 minutes, in two goes if you must. Lift out; the dark patches on the bottom are your sauce.`,
        `Cook the ${onion} in the fat that is left until soft. Stir in the ${and(paste, aromatics, spices)} and toast 2 minutes.`,
        `Pour in a little of the ${broth} and scrape, then add the rest, the ${bay} and the meat with its juices. Cover and keep at the gentlest simmer for ${Math.max(10, time - 25)} minutes.`,
        `Bury the ${roots} in the liquid${beans ? ` along with the ${beans}` : ''} and braise 25 minutes longer, ${main.kind === 'poultry' ? 'until the meat reads at least 175 °F (79 °C), when thighs turn tender' : 'until a fork twists in the meat without effort'}.`,
        `Lift out the ${bay}, brighten with the ${acid} and finish with the ${herb}.${top.aside({ advanced: 'Lift out the solids and reduce the liquid by a third for a glossy sauce.' })}`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: roots,
        more: ['Chill overnight and the fat sets on top, to be lifted off in one piece.'],
      }),
    }
  },
}
