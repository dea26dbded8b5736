import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

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
    return {
      title: `${top.kit.name} Tofu Scramble with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `A golden, savory scramble with protein to last the morning and plenty of ${leaf}.`,
      prep: 6,
      cook: 9,
      steps: [
        `Crumble the ${tofu} between your fingers into a bowl: some pieces as big as a thumb tip, some like gravel.`,
        `Get the ${oil} hot in a large skillet and toss the ${vegetables} in it for 4 minutes. Add the ${and(aromatics, spices)} and stir for 30 seconds.`,
        `Tip in the tofu${yeast ? ` with the ${yeast}` : ''} and the ${seasoned}. Leave it alone for 2 minutes at a time so that it catches a little color, 5 minutes in all.${top.aside({ beginner: 'If it sticks, a spoonful of water loosens it.' })}`,
        `Fold the ${leaf} through until wilted, sharpen with the ${acid} and scatter over the ${herb}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: [
          'Tofu carries very little carbohydrate, so what moves blood sugar here comes from the vegetables alone.',
        ],
      }),
    }
  },
}
