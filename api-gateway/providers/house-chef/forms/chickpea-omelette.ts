import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const chickpeaOmelette: Form = {
  id: 'chickpea-omelette',
  called: 'a chickpea pancake',
  meals: ['Breakfast', 'Lunch'],
  says: ['omelette', 'pancakes', 'no-oven', 'high-fibre', 'indian'],
  gives: ['chickpea', 'chickpeas', 'chickpea flour'],
  minutes: 25,
  skill: 1,
  keeps:
    'The batter keeps 1 day in the refrigerator and cooked pancakes keep 3. Reheat in a dry skillet until crisp.',
  kits: ['turmeric', 'curry', 'cumin', 'chili'],
  needs: ['chickpea-flour', 'onion|red-onion|scallions|leek|chives'],
  roles: {
    vegetable: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 90,
      more: 1,
      only: ['bell-pepper-red', 'bell-pepper-green', 'zucchini', 'cremini-mushrooms', 'asparagus', 'cabbage'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 50, only: ['spinach-raw', 'kale', 'swiss-chard'] },
    fresh: { kinds: ['vegetable'], way: 'raw', grams: 90, only: ['tomato', 'cherry-tomatoes', 'cucumber'] },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 45, optional: true },
  },
  cook(top) {
    const flour = top.shelf('chickpea-flour', 0.36)
    const water = top.shelf('water', 0.3)
    const spices = top.spices(0.9)
    const seasoned = top.salt(0.12)
    const onion = top.shelf('onion|red-onion|leek|scallions|chives', 0.2, 'finely chopped')
    const vegetable = top.putAll('vegetable', 80, 'finely diced')
    const leaf = top.put(top.one('leaf'), 45, 'shredded')
    const oil = top.fat(2)
    const fresh = top.putAll('fresh', 90, 'diced')
    const acid = top.acid(1)
    const herb = top.herb(1)
    const sauce = top.putAll('sauce', 45)
    return {
      title: `${top.kit.name} Chickpea Pancake with ${titles([...top.all('vegetable').slice(0, 1), top.one('leaf')])}`,
      description: `Thin Indian pancakes made with chickpea flour and vegetables, high in protein and fiber.`,
      prep: 13,
      cook: 5 + 7 * top.servings,
      steps: [
        `Whisk the ${flour} with the ${and(spices, seasoned)}. Whisk in the ${water} a little at a time until smooth and pourable. Let stand 10 minutes.`,
        `Stir the ${and(onion, vegetable, leaf)} into the batter. It will look like more vegetables than batter.`,
        `Heat a little of the ${oil} in a nonstick skillet over medium heat. Add one serving of batter and spread it thin. Cook 4 minutes, until the top looks dry and the edges lift.`,
        `Turn, add a little more oil and cook 3 minutes, until browned and cooked through: raw chickpea flour is bitter.${top.servings > 1 ? ` Make ${top.servings} pancakes, one at a time, and keep them warm.` : ''}`,
        `Toss the ${fresh} with the ${and(acid, herb)}. Spoon over the pancakes and fold in half${sauce ? `. Serve with the ${sauce}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('leaf'),
        fibre: leaf,
        more: ['Chickpea flour is high in protein and fiber.'],
      }),
    }
  },
}
