import { batchesOf, panOf } from '../building/batches.ts'
import { adjectives } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const eggMuffins: Form = {
  id: 'egg-muffins',
  called: 'a tray of egg muffins',
  meals: ['Breakfast', 'Snack'],
  says: ['frittata', 'make-ahead', 'kid-friendly'],
  gives: ['egg'],
  minutes: 35,
  skill: 1,
  keeps:
    'The egg muffins keep 4 days in the refrigerator and 2 months in the freezer. Reheat in the microwave at half power for 2 minutes.',
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
    const fry = panOf(top, 'vegetables', 'vegetables')
    const tins = batchesOf(cups, 12)
    const tinsSaid = tins.count > 1 ? `${tins.count} muffin tins` : 'a muffin tin'
    return {
      title: `Make-Ahead ${adjectives(top.all('vegetables'))} Egg Muffins`,
      description: `Eggs and vegetables baked in a muffin tin, two for each person.`,
      prep: 13,
      cook: 22 + fry.more(5),
      steps: [
        `Heat the oven to 350 °F (175 °C). Grease ${cups} cups of ${tinsSaid} with some of the ${oil}.`,
        `Heat the rest of the ${oil} in a skillet over medium heat. Cook the ${and(vegetables, leaf, spice)}${fry.said} for 5 minutes${fry.each}, until soft and dry.`,
        `Divide the vegetables among the cups. Whisk the ${eggs} with the ${seasoned}${cheese ? ` and stir in the ${cheese}` : ''}. Fill each cup three-quarters full.`,
        `Bake 18 to 20 minutes, until puffed, firm in the center and 160 °F (71 °C). They will sink as they cool.${top.aside({ beginner: 'Run a knife around the edges before you lift them out.', advanced: 'For a softer texture, set the tin in a larger pan of hot water to bake.' })}`,
      ],
      tips: tipsFor(top, {
        fibre: vegetables,
      }),
    }
  },
}
