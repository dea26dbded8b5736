import { panOf } from '../building/batches.ts'
import { capital, doneness, minutesOf } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

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
    const sear = panOf(top, 'meat', 'main')
    return {
      title: `${top.kit.id === 'curry' ? 'Curried Spinach' : 'Turmeric Spinach'} with ${main.kind === 'pulse' ? 'Chickpeas' : main.title}${cream ? ' and Yogurt' : ''} (Palak)`,
      description: `${capital(protein)} in a thick sauce of puréed spinach and ${spices || aromatics}.`,
      prep: 12,
      cook: 12 + minutesOf(main, 'fry') * sear.count + 4,
      steps: [
        `Put the ${greens} in a large pot with only the water that clings to the leaves. Cover and cook over medium heat for 3 minutes, until wilted. Cool, then blend to a coarse purée.`,
        `Wipe out the pot and heat half the ${oil} over medium-high heat. Cook the ${protein}${sear.said} for ${minutesOf(main, 'fry')} minutes${sear.each}, ${doneness(main)}. Transfer to a plate.`,
        `Heat the rest of the ${oil} over medium heat. Cook the ${onion} for 6 minutes, until golden. Add the ${and(aromatics, spices)} and cook 30 seconds. Add the ${tomato} and cook 4 minutes, until thick.`,
        `Add the purée and the ${seasoned} and simmer 3 minutes. Stir in the ${protein} and heat through.`,
        `Remove from the heat. Stir in the ${and(cream, acid, herb)}${side ? ` and serve with the hot ${side}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: side ? top.maybe('side') : main.kind === 'pulse' ? main : top.one('greens'),
        fibre: greens,
        more: [
          'If you take warfarin, keep the amount of leafy greens you eat steady from week to week: they are high in vitamin K.',
        ],
      }),
    }
  },
}
