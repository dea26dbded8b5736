import { adjectives, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const omelette: Form = {
  id: 'omelette',
  called: 'a folded omelette',
  meals: ['Breakfast', 'Lunch'],
  says: ['omelette', 'quick', 'french', 'no-oven'],
  gives: ['egg', 'omelette'],
  minutes: 15,
  skill: 1,
  keeps:
    'An omelette is for now; the vegetables can be cooked 3 days ahead and kept cold, which leaves 5 minutes at the stove.',
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
      // Two servings fill a skillet.
      cook: 6 + 3 * Math.ceil(top.servings / 2),
      steps: [
        `Beat the ${eggs} with the ${seasoned} and the ${herb} until no streaks of white are left.${top.aside({ advanced: 'Let the mixture stand 5 minutes; salted eggs set softer.' })}`,
        `${cured ? `Crisp the ${cured} in a nonstick skillet for 5 minutes and drain on paper. ` : ''}Warm half the ${oil} in ${cured ? 'the same' : 'a nonstick'} skillet over medium heat and cook the ${filling} for 4 to 5 minutes, until tender. Add the ${leaf}, turn until wilted, then tip everything onto a plate.`,
        `Wipe the skillet, warm the rest of the ${oil} and pour in the eggs${top.servings > 2 ? ', two servings at a time' : ''}. Draw the set edges inward with a spatula for about 2 minutes, until the top is barely wet.${top.aside({ beginner: 'Tilt the pan so that runny egg flows into the gaps.' })}`,
        `Spoon the vegetables over one half${cheese ? `, scatter on the ${cheese}` : ''} and fold the other half over. Give it 1 more minute, until the eggs reach 160 °F (71 °C), then slide it out${cured || avocado ? ` and serve with the ${and(cured, avocado)}` : ''}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(filling, leaf),
        more: ['Eggs bring protein and almost no carbohydrate, which makes for a steady morning.'],
      }),
    }
  },
}
