import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const shakshuka: Form = {
  id: 'shakshuka',
  called: 'eggs poached in tomato sauce',
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  says: ['shakshuka', 'one-pan', 'hearty', 'no-oven', 'middle-eastern', 'mediterranean'],
  gives: ['egg', 'tomato', 'tomatoes'],
  minutes: 30,
  skill: 2,
  keeps: 'The sauce keeps 3 days in the refrigerator. Warm it and poach fresh eggs in it when you need them.',
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
    return {
      title: `${top.kit.name} Shakshuka with ${titles([...top.all('vegetable').slice(0, 1), ...top.all('leaf'), ...top.all('pulse')])}`,
      description: `Eggs poached in a thick, well-spiced tomato sauce, all in one pan.`,
      prep: 10,
      cook: 22,
      steps: [
        `Heat the ${oil} in a wide, lidded pan over medium heat and soften the ${and(onion, vegetable)} for 7 minutes, stirring now and then.`,
        `Stir in the ${and(aromatics, spices)} and let the heat wake ${spices.includes(' and ') || aromatics ? 'them' : 'it'} up for 1 minute.`,
        `Add the ${and(tomatoes, pulse)} and the ${seasoned}. Bubble for 8 minutes, until a spoon leaves a trail${leaf ? `, then fold in the ${leaf}` : ''}.`,
        `Make ${top.servings * 2} hollows and break one of the ${eggs} into each. Cover and cook gently for 6 to 8 minutes, until whites and yolks are firm.${top.aside({ beginner: 'Look after 5 minutes: the whites should no longer be clear.', advanced: 'Spoon a little hot sauce over each yolk and it sets as fast as the white.' })}`,
        `Finish with the ${and(cheese, herb)} and bring the pan to the table.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('pulse'),
        fibre: vegetable,
        more: ['Firm yolks are the safe ones. For softer ones, buy eggs pasteurized in the shell.'],
      }),
    }
  },
}
