import { panOf } from '../building/batches.ts'
import { capital, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const braise: Form = {
  id: 'braise',
  called: 'a braise',
  meals: ['Dinner'],
  says: ['stew', 'hearty', 'unhurried', 'one-pan', 'french', 'make-ahead'],
  minutes: 60,
  skill: 2,
  keeps: 'Leftovers keep 4 days in the refrigerator and 3 months in the freezer. Reheat to 165 °F (74 °C).',
  kits: ['dijon', 'rosemary', 'moroccan', 'paprika', 'herb', 'basil'],
  needs: [
    'chicken-broth-low|vegetable-broth-low',
    'onion|leek|red-onion|shallot',
    'tomato-paste',
    'bay-leaf',
  ],
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
    const broth = top.shelf('chicken-broth-low|vegetable-broth-low', 0.6)
    const bay = top.shelf('bay-leaf', 0.34)
    const beans = top.putAll('beans', 70, undefined, 'carb')
    const acid = top.acid(0.75)
    const herb = top.herb(1)
    const time = minutesOf(main, 'braise')
    const brown = panOf(top, 'meat', 'meat')
    return {
      title: `${top.kit.name} Braised ${main.title} with ${and(titles(top.all('roots')), titles(top.all('beans')))}`,
      description: `${capital(meat)} cooked slowly with vegetables in broth until tender.`,
      prep: 15,
      cook: time + 15 + brown.more(8),
      steps: [
        `Season the ${meat} with the ${seasoned}. Heat the ${oil} in a Dutch oven over medium-high heat. Brown the ${meat}${brown.said} for 8 minutes${brown.each}, turning once. Transfer to a plate.`,
        `Lower the heat to medium. Cook the ${onion} in the same pot for 4 minutes, until soft. Stir in the ${and(paste, aromatics, spices)} and cook 2 minutes, until the paste darkens.`,
        `Add a little of the ${broth} and scrape up the browned bits. Add the rest of the ${broth}, the ${bay} and the browned meat with its juices. Cover and simmer over low heat for ${Math.max(10, time - 25)} minutes.`,
        `Add the ${roots}${beans ? ` and the ${beans}` : ''}. Cover and simmer 25 minutes, ${main.kind === 'poultry' ? 'until the meat reads at least 175 °F (79 °C) and is tender' : 'until a fork twists easily in the meat'}.`,
        `Remove the ${bay}. Stir in the ${acid} and sprinkle with the ${herb}.${top.aside({ advanced: 'For a thicker sauce, lift out the meat and vegetables and boil the liquid until reduced by a third.' })}`,
      ],
      tips: tipsFor(top, {
        carb: beans ? top.maybe('beans') : null,
        fibre: roots,
        more: ['To remove the fat, chill the braise overnight and lift the solid fat off the top.'],
      }),
    }
  },
}
