import { doneness, minutesOf } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const palak: Form = {
  id: 'palak',
  called: 'a spinach curry',
  meals: ['Dinner', 'Lunch'],
  says: ['curry', 'indian', 'one-pan', 'high-protein', 'no-oven'],
  gives: ['spinach', 'greens'],
  minutes: 35,
  skill: 1,
  keeps: KEEPS.pot,
  kits: ['curry', 'turmeric'],
  needs: ['spinach-raw', 'onion|red-onion|leek|shallot|scallions', 'tomato|canned-tomatoes'],
  roles: {
    greens: { kinds: ['leaf'], way: 'wilt', grams: 200, only: ['spinach-raw'] },
    main: {
      kinds: ['tofu', 'poultry', 'shellfish', 'pulse'],
      way: 'fry',
      grams: 120,
      only: ['tofu-firm', 'chicken-breast', 'chicken-thigh', 'shrimp', 'chickpeas'],
    },
    cream: { kinds: ['dairy'], way: 'sauce', grams: 30, optional: true },
    side: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 70,
      optional: true,
      only: ['rice-brown-cooked', 'rice-basmati-cooked', 'quinoa-cooked'],
    },
  },
  cook(top) {
    const main = top.one('main')
    const greens = top.put(top.one('greens'), 200)
    const oil = top.fat(2)
    const protein = top.put(main, 125, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const onion = top.shelf('onion|red-onion|leek|shallot|scallions', 0.35, 'finely chopped')
    const aromatics = top.aromatics(1.4)
    const spices = top.spices(1.3)
    const tomato = top.shelf(
      'tomato|canned-tomatoes',
      top.allowedFrom('tomato') ? 0.6 : 0.3,
      top.allowedFrom('tomato') ? 'chopped' : '',
    )
    const seasoned = top.salt(0.15)
    const cream = top.putAll('cream', 30)
    const acid = top.acid(0.75)
    const herb = top.herb(0.75)
    const side = !top.when('side', main.kind !== 'pulse') ? '' : top.putAll('side', 70, '', 'carb')
    return {
      title: `${top.kit.id === 'curry' ? 'Curried Spinach' : 'Turmeric Spinach'} with ${main.kind === 'pulse' ? 'Chickpeas' : main.title}${cream ? ' and Yogurt' : ''} (Palak)`,
      description: 'A whole bag of leaves each, cooked down to a thick, fragrant, very green sauce.',
      prep: 12,
      cook: 12 + minutesOf(main, 'fry') + 4,
      steps: [
        `Wilt the ${greens} in a large covered pot with just the water on the leaves, 3 minutes. Cool, then blend to a coarse purée; a few flecks are welcome.`,
        `Wipe out the pot and fry the ${protein} in half the ${oil} for ${minutesOf(main, 'fry')} minutes, ${doneness(main)}. Lift out.`,
        `Add the rest of the ${oil} and the ${onion}; once golden, 6 minutes, the ${and(aromatics, spices)}. Thirty seconds later add the ${tomato} and cook to a jammy paste, 4 minutes.`,
        `Return the purée with the ${seasoned} and simmer 3 minutes, no more, to keep it green. Fold the ${protein} back in.`,
        `Off the heat, ${cream ? `swirl in the ${cream} and ` : ''}add the ${and(acid, herb)}${side ? `; serve with the hot ${side}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: side ? top.maybe('side') : main.kind === 'pulse' ? main : top.one('greens'),
        fibre: greens,
        more: [
          'Vitamin K in leafy greens matters to anyone on warfarin: keep the amount steady from week to week.',
        ],
      }),
    }
  },
}
