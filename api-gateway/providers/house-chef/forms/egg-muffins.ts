import { adjectives } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const eggMuffins: Form = {
  id: 'egg-muffins',
  called: 'a tray of egg muffins',
  meals: ['Breakfast', 'Snack'],
  says: ['frittata', 'make-ahead', 'kid-friendly'],
  gives: ['egg'],
  minutes: 35,
  skill: 1,
  keeps:
    'Keep them up to 4 days in the refrigerator, or freeze them for 2 months. Two minutes at half power in the microwave is enough.',
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
      description: `Two little frittatas each, baked in cups and good from the fridge for days.`,
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
      }),
    }
  },
}
