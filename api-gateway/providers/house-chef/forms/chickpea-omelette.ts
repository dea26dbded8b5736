import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const chickpeaOmelette: Form = {
  id: 'chickpea-omelette',
  called: 'a chickpea chilla',
  meals: ['Breakfast', 'Lunch'],
  says: ['omelette', 'pancakes', 'no-oven', 'high-fibre', 'indian'],
  gives: ['chickpea', 'chickpeas', 'chickpea flour'],
  minutes: 25,
  skill: 1,
  keeps: 'The batter keeps a day in the refrigerator, what is cooked 3; a dry skillet crisps it again.',
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
      title: `${top.kit.name} Chickpea Chilla with ${titles([...top.all('vegetable').slice(0, 1), top.one('leaf')])}`,
      description:
        'An Indian breakfast, crisp at the rim, tender inside, with plenty of protein and fiber underneath.',
      prep: 13,
      cook: 12,
      steps: [
        `Whisk the ${flour} with the ${and(spices, seasoned)} and the ${water}, a little at a time, to a batter thin enough to pour. It swells while it stands 10 minutes.`,
        `Fold the ${and(onion, vegetable, leaf)} into it: there should be more green than batter.`,
        `Heat a film of the ${oil} in a nonstick skillet over medium heat. Ladle in a serving, spread it as thin as the pieces allow and cook 4 minutes, until the top is dull and the edges let go.`,
        `Turn, add a few drops more, and brown the other side for 3 minutes. Raw chickpea flour tastes bitter, so cook it right through; keep warm while you fry the rest.`,
        `Turn the ${fresh} in the ${and(acid, herb)} and heap over, once they are folded${sauce ? `, with the ${sauce} beside` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('leaf'),
        fibre: leaf,
        more: [
          'Chickpea flour holds about twice the protein of the usual kind, and is digested more slowly.',
        ],
      }),
    }
  },
}
