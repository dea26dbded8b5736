import { adjectives, are, dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

export const omelette: Form = {
  id: 'omelette',
  called: 'a folded omelette',
  meals: ['Breakfast', 'Lunch'],
  says: ['omelette', 'quick', 'french', 'no-oven'],
  gives: ['egg', 'omelette'],
  minutes: 15,
  skill: 1,
  kits: ['greek', 'basil', 'dijon', 'tarragon', 'herb', 'dill'],
  needs: ['egg'],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 125 },
    filling: { kinds: ['vegetable'], way: 'pan', grams: 90, more: 1 },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 45 },
    cheese: { kinds: ['dairy'], way: 'melt', grams: 22, optional: true },
    cured: { kinds: ['meat'], way: 'crisp', grams: 40, optional: true },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 50, optional: true },
  },
  cook(top) {
    const cured = top.when('cured', false) ? top.putAll('cured', 42) : ''
    const avocado = top.when('avocado', false) ? top.putAll('avocado', 50, 'sliced') : ''
    const filling = top.putAll('filling', 95)
    const leaf = top.put(top.one('leaf'), 45)
    const eggs = top.put(top.one('egg'), 135, 'lightly beaten')
    const cheese = top.putAll('cheese', 22)
    const seasoned = top.salt(0.08)
    const oil = top.fat(1.5)
    const herb = top.herb(0.75)
    return {
      title: `${adjectives([top.one('leaf'), top.all('filling')[0]!])} Omelette${cured || avocado ? ` with ${titles([...(cured ? top.all('cured') : []), ...(avocado ? top.all('avocado') : [])])}` : cheese ? ` with ${top.one('cheese').title}` : ''}`,
      description: `Soft-set eggs folded round ${and(filling, leaf)}: protein first thing, and hardly any starch.`,
      prep: 6,
      cook: 9,
      steps: [
        `Beat the ${eggs} with the ${seasoned} and the ${herb} until no streaks of white are left.${top.aside({ advanced: 'Let the mixture stand 5 minutes; salted eggs set softer.' })}`,
        `${cured ? `Crisp the ${cured} in a nonstick skillet for 5 minutes and drain on paper. ` : ''}Warm half the ${oil} in ${cured ? 'the same' : 'a nonstick'} skillet over medium heat and cook the ${filling} for 4 to 5 minutes, until tender. Add the ${leaf}, turn until wilted, then tip everything onto a plate.`,
        `Wipe the skillet, warm the rest of the ${oil} and pour in the eggs${top.servings > 2 ? ', two servings at a time' : ''}. Draw the set edges inward with a spatula for about 2 minutes, until the top is barely wet.${top.aside({ beginner: 'Tilt the pan so that runny egg flows into the gaps.' })}`,
        `Spoon the vegetables over one half${cheese ? `, scatter on the ${cheese}` : ''} and fold the other half over. Give it 1 more minute, until the eggs reach 160 °F (71 °C), then slide it out${cured || avocado ? ` and serve with the ${and(cured, avocado)}` : ''}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(filling, leaf),
        more: [
          'Eggs bring protein and almost no carbohydrate, which makes for a steady morning; that leaves room for something sweeter later.',
        ],
      }),
    }
  },
}

export const eggMuffins: Form = {
  id: 'egg-muffins',
  called: 'a tray of egg muffins',
  meals: ['Breakfast', 'Snack'],
  says: ['frittata', 'make-ahead', 'kid-friendly'],
  gives: ['egg'],
  minutes: 35,
  skill: 1,
  kits: ['basil', 'herb', 'paprika', 'chili', 'dill', 'cumin'],
  needs: ['egg'],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 120 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'roast',
      grams: 120,
      count: 2,
      more: 1,
      only: [
        'broccoli',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'zucchini',
        'cherry-tomatoes',
        'cremini-mushrooms',
        'asparagus',
        'green-beans',
      ],
    },
    leaf: {
      kinds: ['leaf'],
      way: 'wilt',
      grams: 30,
      only: ['spinach-raw', 'kale', 'swiss-chard'],
      optional: true,
    },
    cheese: { kinds: ['dairy'], way: 'melt', grams: 18, optional: true },
  },
  cook(top) {
    const vegetables = top.putAll('vegetables', 120, 'finely chopped')
    const leaf = top.putAll('leaf', 28, 'chopped')
    const eggs = top.put(top.one('egg'), 120)
    const cheese = top.putAll('cheese', 18)
    const oil = top.fat(1)
    const spice = top.spices(0.8)
    const seasoned = top.salt(0.1)
    const cups = Math.max(2, top.servings * 2)
    return {
      title: `Make-Ahead ${adjectives(top.all('vegetables'))} Egg Muffins`,
      description: `Two little frittatas each, baked in a muffin tin and good from the fridge for days.`,
      prep: 13,
      cook: 22,
      steps: [
        `Heat the oven to 350 °F (175 °C). Brush ${cups} cups of a muffin tin with some of the ${oil}.`,
        `Warm what is left of the oil in a skillet and soften the ${and(vegetables, leaf)} with the ${spice} for 5 minutes. Drive off the moisture: wet vegetables make watery muffins.`,
        `Share the vegetables among the cups. Whisk the ${eggs} with the ${seasoned}${cheese ? `, stir in the ${cheese}` : ''} and fill each cup three quarters full.`,
        `Bake for 18 to 20 minutes, until puffed, just firm in the middle and 160 °F (71 °C) inside. They sink as they cool; that is how it should be.${top.aside({ beginner: 'Run a knife round the edge before lifting them out.', advanced: 'Set the tin in a larger pan of hot water for a softer crumb.' })}`,
      ],
      tips: tipsFor(top, {
        fibre: vegetables,
        more: [
          'Keep them up to 4 days in the refrigerator, or freeze them for 2 months. Two minutes at half power in the microwave is enough.',
        ],
      }),
    }
  },
}

export const shakshuka: Form = {
  id: 'shakshuka',
  called: 'eggs poached in tomato sauce',
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  says: ['shakshuka', 'one-pan', 'hearty', 'no-oven', 'middle-eastern', 'mediterranean'],
  gives: ['egg', 'tomato', 'tomatoes'],
  minutes: 30,
  skill: 2,
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
        `Make ${top.servings * 2} hollows and break one of the ${eggs} into each. Cover and cook gently for 5 to 6 minutes, until the whites are firm${top.aside({ beginner: 'Look after 4 minutes: the whites should no longer be clear.', advanced: 'Take the pan off the heat while the yolks still tremble; they go on cooking.' }) ? '' : ' and the yolks as you like them'}.${top.aside({ beginner: 'Look after 4 minutes: the whites should no longer be clear.', advanced: 'Take the pan off the heat while the yolks still tremble; they go on cooking.' })}`,
        `Finish with the ${and(cheese, herb)} and bring the pan to the table.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('pulse'),
        fibre: vegetable,
        more: [
          'The sauce keeps 3 days in the refrigerator. Warm it and poach fresh eggs in it when you need them.',
          'For pregnancy, or anyone with a weak immune system, cook the yolks until firm.',
        ],
      }),
    }
  },
}

export const deviledEggs: Form = {
  id: 'deviled-eggs',
  called: 'stuffed eggs',
  meals: ['Snack'],
  says: ['make-ahead', 'high-protein', 'american', 'no-oven'],
  gives: ['egg'],
  minutes: 25,
  skill: 1,
  kits: ['dijon', 'dill', 'paprika', 'curry', 'herb'],
  needs: ['egg', 'greek-yogurt|avocado|mayonnaise', 'mustard-dijon'],
  roles: {
    egg: { kinds: ['egg'], way: 'boil', grams: 75 },
    crunch: { kinds: ['vegetable'], way: 'dip', grams: 60 },
  },
  cook(top) {
    const eggs = top.put(top.one('egg'), 75)
    const creamy = top.allowedFrom('greek-yogurt|mayonnaise|avocado')
    const cream = creamy ? top.put(creamy, 14, creamy.food.id === 'avocado' ? 'mashed' : '', 'fixed') : ''
    const mustard = top.shelf('mustard-dijon', 0.4)
    const spice = top.spices(0.5)
    const seasoned = top.salt(0.06)
    const herb = top.herb(0.5, 'finely chopped')
    const crunch = top.putAll('crunch', 60, dipCut)
    return {
      title: `${top.kit.spice} Stuffed Eggs with ${titles(top.all('crunch'))}`,
      description:
        'Boiled eggs with a lightened, mustardy filling: a snack of protein with next to no carbohydrate.',
      prep: 13,
      cook: 12,
      steps: [
        `Lower the ${eggs} into boiling water, simmer for 10 minutes, then cool ${are(eggs) === 'are' ? 'them' : 'it'} in iced water for 5. Peel under a running tap.`,
        `Halve lengthwise, slip out the yolks and mash them to a paste with the ${and(cream, mustard, spice)}. Taste, then adjust with the ${seasoned}.${top.aside({ advanced: 'Push the paste through a fine sieve for a silky filling and pipe it.' })}`,
        `Heap the filling back into the whites, sprinkle with the ${herb} and serve with the ${crunch} for crunch.`,
      ],
      tips: tipsFor(top, {
        fibre: crunch,
        more: [
          'Filled eggs keep 2 days covered in the refrigerator; unfilled ones, in their shells, a week.',
        ],
      }),
    }
  },
}
