import { panOf } from '../building/batches.ts'
import { minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const savoryOats: Form = {
  id: 'savory-oats',
  called: 'a bowl of savory oats',
  meals: ['Breakfast'],
  says: ['porridge', 'bowl', 'asian', 'hearty', 'unhurried', 'no-oven'],
  gives: ['oats', 'oatmeal', 'porridge'],
  minutes: 40,
  skill: 1,
  keeps:
    'The oats keep 3 to 4 days in the refrigerator. Reheat with a little water and cook the topping fresh.',
  kits: ['sesame', 'miso'],
  needs: ['vegetable-broth-low|chicken-broth-low', 'scallions|chives'],
  oneOf: ['egg', 'tofu'],
  roles: {
    oats: { kinds: ['carbohydrate'], way: 'steeloats', grams: 26 },
    egg: { kinds: ['egg'], way: 'boil', grams: 50, optional: true },
    tofu: { kinds: ['tofu'], way: 'fry', grams: 60, only: ['tofu-firm'], optional: true },
    mushrooms: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 80,
      only: ['shiitake-mushrooms', 'cremini-mushrooms', 'bok-choy', 'asparagus'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 50, only: ['spinach-raw', 'kale'] },
  },
  cook(top) {
    const oats = top.put(top.one('oats'), 27, '', 'carb')
    const broth = top.shelf('vegetable-broth-low|chicken-broth-low', 0.75)
    const aromatics = top.aromatics(1)
    const leaf = top.put(top.one('leaf'), 50)
    const salty = top.salty(0.6) || top.salt(0.1)
    const oil = top.fat(1.25)
    const mushrooms = top.putAll('mushrooms', 85)
    const egg = top.putAll('egg', 55)
    const tofu = egg && !top.setting.asked.has('tofu') ? '' : top.putAll('tofu', 65, 'cut into small cubes')
    const acid = top.acid(0.5)
    const scallion = top.shelf('scallions|chives', top.allowedFrom('scallions') ? 0.6 : 1, 'thinly sliced')
    const seeds = top.shelf('sesame-seeds', 1)
    const fry = panOf(top, 'vegetables', 'mushrooms', 'tofu')
    return {
      title: `${top.kit.name} Steel-Cut Oats with ${and(titles(top.all('mushrooms')), egg ? 'Eggs' : 'Tofu')}`,
      description: `Steel-cut oats cooked in broth, topped with ${and(mushrooms, egg, tofu)}.`,
      prep: 8,
      cook: 32 + fry.more(6),
      steps: [
        `Bring the ${broth} to a boil with the ${and(aromatics, oats)}. Partly cover and cook over low heat for 25 minutes, stirring now and then, until creamy but still chewy.`,
        egg
          ? `Meanwhile, boil the ${egg} for 10 minutes, cool in cold water and peel.${tofu ? ` Pat the ${tofu} dry.` : ''}`
          : `Meanwhile, pat the ${tofu} dry.`,
        `Heat the ${oil} in a skillet over high heat. Cook the ${and(mushrooms, tofu)}${fry.said} for ${minutesOf(top.one('mushrooms'), 'fry') + 2} minutes${fry.each}, without stirring for the first 2, until browned.`,
        `Stir the ${leaf} into the oats until wilted. Remove from the heat and stir in the ${and(salty, acid)}.`,
        `Divide among bowls. Top with the ${and(mushrooms, tofu)}${egg ? ` and the halved ${egg}` : ''} and sprinkle with the ${and(scallion, seeds)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('oats'),
        fibre: and(mushrooms, leaf),
        more: ['The protein on top keeps you full longer than oats alone.'],
      }),
    }
  },
}
