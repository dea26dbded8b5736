import { panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const tofuScramble: Form = {
  id: 'tofu-scramble',
  called: 'a tofu scramble',
  meals: ['Breakfast', 'Lunch'],
  says: ['scramble', 'quick', 'high-protein', 'no-oven', 'one-pan'],
  minutes: 15,
  skill: 1,
  keeps: KEEPS.plate,
  kits: ['turmeric', 'curry', 'chili', 'paprika', 'cumin'],
  roles: {
    tofu: { kinds: ['tofu'], way: 'crumble', grams: 150 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 100,
      count: 1,
      more: 2,
      only: [
        'bell-pepper-red',
        'bell-pepper-yellow',
        'cremini-mushrooms',
        'zucchini',
        'broccoli',
        'asparagus',
        'green-beans',
      ],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
  },
  cook(top) {
    const tofu = top.put(top.one('tofu'), 155, 'drained and patted dry')
    const vegetables = top.putAll('vegetables', 100, 'chopped small')
    const leaf = top.put(top.one('leaf'), 40)
    const oil = top.fat(1.5)
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const yeast = top.shelf('nutritional-yeast', 0.75)
    const seasoned = top.salt(0.12)
    const acid = top.acid(0.75)
    const herb = top.herb(0.5)
    const fry = panOf(top, 'vegetables', 'vegetables')
    const brown = panOf(top, 'meat', 'tofu')
    return {
      title: `${top.kit.name} Tofu Scramble with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `Crumbled tofu cooked with ${and(vegetables, leaf, spices || aromatics)}, high in protein.`,
      prep: 6,
      cook: 9 + fry.more(4) + brown.more(5),
      steps: [
        `Crumble the ${tofu} into a bowl, in pieces about ½ inch wide and smaller.`,
        `Heat the ${oil} in a large skillet over medium-high heat. Cook the ${vegetables}${fry.said} for 4 minutes${fry.each}, until crisp-tender. Add the ${and(aromatics, spices)} and stir 30 seconds.`,
        `Add the crumbled ${tofu}${brown.count > 1 ? `${brown.said}` : ''}, ${yeast ? `the ${yeast} ` : ''}and the ${seasoned}. Cook 5 minutes, stirring every 2 minutes, until lightly browned.${top.aside({ beginner: 'If it sticks, add 1 tablespoon of water.' })}`,
        `Stir in the ${leaf} until wilted, about 1 minute. Stir in the ${acid} and sprinkle with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: ['Tofu has very little carbohydrate. Most of the carbohydrate here comes from the vegetables.'],
      }),
    }
  },
}
