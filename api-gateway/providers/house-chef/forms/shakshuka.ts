import { batchesOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const shakshuka: Form = {
  id: 'shakshuka',
  called: 'eggs poached in tomato sauce',
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  says: ['shakshuka', 'one-pan', 'hearty', 'no-oven', 'middle-eastern', 'mediterranean'],
  gives: ['egg', 'tomato', 'tomatoes'],
  minutes: 30,
  skill: 2,
  keeps: 'The sauce keeps 3 days in the refrigerator. Reheat it and cook fresh eggs in it.',
  kits: ['cumin', 'paprika', 'moroccan', 'chili', 'basil'],
  needs: ['egg', 'canned-tomatoes', 'red-onion|onion|scallions|leek'],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 100 },
    vegetable: {
      kinds: ['vegetable'],
      way: 'simmer',
      grams: 90,
      more: 1,
      only: ['bell-pepper-red', 'bell-pepper-yellow', 'zucchini', 'eggplant', 'cremini-mushrooms'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 30, optional: true },
    pulse: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 45,
      optional: true,
      only: ['chickpeas', 'white-beans', 'butter-beans', 'black-beans'],
    },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 18, optional: true },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const onion = top.shelf('red-onion|onion|leek|scallions', 0.25, 'thinly sliced')
    const vegetable = top.putAll('vegetable', 90)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const tomatoes = top.shelf('canned-tomatoes', 0.6)
    const pulse = top.putAll('pulse', 50, 'drained and rinsed', 'carb')
    const leaf = top.putAll('leaf', 30)
    const eggs = top.put(top.one('egg'), 100)
    const seasoned = top.salt()
    const cheese = top.putAll('cheese', 18)
    const herb = top.herb(0.75)
    const pan = batchesOf(top.servings, 4)
    return {
      title: `${top.kit.name} Shakshuka with ${titles([...top.all('vegetable').slice(0, 1), ...top.all('leaf'), ...top.all('pulse')])}`,
      description: `Eggs cooked in a thick tomato sauce with ${and(vegetable, spices || aromatics)}.`,
      prep: 10,
      cook: 22 + pan.more(8),
      steps: [
        `Heat the ${oil} in a large, deep skillet over medium heat. Cook the ${and(onion, vegetable)} for 7 minutes, stirring now and then, until soft.`,
        `Stir in the ${and(aromatics, spices)} and cook 1 minute, until fragrant.`,
        `Add the ${and(tomatoes, pulse, seasoned)}. Simmer 8 minutes, until thick${leaf ? `, then stir in the ${leaf}` : ''}.`,
        `Make ${top.servings * 2} hollows in the sauce and break one of the ${eggs} into each${pan.count > 1 ? `, working${pan.said} with part of the sauce each time` : ''}. Cover and cook over low heat for 6 to 8 minutes, until whites and yolks are firm.${top.aside({ beginner: 'Check after 5 minutes: the whites should no longer be clear.', advanced: 'Spoon hot sauce over the yolks so that they set as fast as the whites.' })}`,
        `Sprinkle with the ${and(cheese, herb)} and serve from the skillet.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('pulse'),
        fibre: vegetable,
        more: ['Cook the yolks until firm. If you like them soft, buy eggs pasteurized in the shell.'],
      }),
    }
  },
}
