import { panOf } from '../building/batches.ts'
import { adjectives, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const omelette: Form = {
  id: 'omelette',
  called: 'a folded omelette',
  meals: ['Breakfast', 'Lunch'],
  says: ['omelette', 'quick', 'french', 'no-oven'],
  gives: ['egg', 'omelette'],
  minutes: 15,
  skill: 1,
  keeps: 'Eat the omelette right away. The vegetables can be cooked up to 3 days ahead and refrigerated.',
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
    const fry = panOf(top, 'vegetables', 'filling')
    return {
      title: `${adjectives([top.one('leaf'), top.all('filling')[0]!])} Omelette${cured || avocado ? ` with ${titles([...(cured ? top.all('cured') : []), ...(avocado ? top.all('avocado') : [])])}` : cheese ? ` with ${top.one('cheese').title}` : ''}`,
      description: `A folded omelette filled with ${and(filling, leaf)}, high in protein and low in starch.`,
      prep: 6,
      cook: 6 + 3 * Math.ceil(top.servings / 2) + fry.more(5),
      steps: [
        `Beat the ${eggs} with the ${seasoned} and the ${herb} until no streaks of white remain.${top.aside({ advanced: 'For softer eggs, let the mixture stand 5 minutes before cooking.' })}`,
        `${cured ? `Cook the ${cured} in a nonstick skillet over medium heat for 5 minutes, until crisp. Drain on paper towels. ` : ''}Heat half the ${oil} in ${cured ? 'the same' : 'a nonstick'} skillet over medium heat. Cook the ${filling}${fry.said} for 4 to 5 minutes${fry.each}, until tender. Add the ${leaf} and stir until wilted, about 1 minute. Transfer to a plate.`,
        `Wipe out the skillet and heat the rest of the ${oil} over medium heat. Pour in the egg mixture${top.servings > 2 ? ', two servings at a time' : ''}. Cook 2 minutes, pulling the set edges toward the center, until the top is almost set.${top.aside({ beginner: 'Tilt the skillet so the liquid egg runs into the gaps.' })}`,
        `Spoon the vegetables over one half${cheese ? `, sprinkle with the ${cheese}` : ''} and fold the other half over. Cook 1 minute, until the eggs reach 160 °F (71 °C). Slide onto a plate${cured || avocado ? ` and serve with the ${and(cured, avocado)}` : ' and serve'}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(filling, leaf),
        more: ['Eggs have protein and almost no carbohydrate.'],
      }),
    }
  },
}
