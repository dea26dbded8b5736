import { batchesOf } from '../building/batches.ts'
import { adjectives, doneness, minutesOf } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const burgers: Form = {
  id: 'burgers',
  called: 'burgers without the bun',
  meals: ['Dinner', 'Lunch'],
  says: ['burger', 'american', 'kid-friendly', 'high-protein', 'no-oven'],
  minutes: 25,
  skill: 1,
  keeps:
    'Raw patties freeze for 3 months with parchment between them. Thaw overnight in the refrigerator. Cooked patties keep 3 to 4 days in the refrigerator.',
  kits: ['herb', 'cajun', 'dijon', 'chili', 'cumin', 'greek'],
  needs: ['romaine-lettuce|lettuce', 'red-onion|onion|scallions|chives'],
  roles: {
    patty: { kinds: ['mince'], way: 'patty', grams: 150 },
    bun: { kinds: ['leaf'], way: 'raw', grams: 60, only: ['romaine-lettuce', 'lettuce'] },
    raw: { kinds: ['vegetable'], way: 'raw', grams: 80, only: ['tomato', 'cucumber', 'radishes'], more: 1 },
    slaw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 100,
      only: ['red-cabbage', 'cabbage', 'fennel-bulb', 'bell-pepper-yellow'],
    },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 45, optional: true },
  },
  cook(top) {
    const main = top.one('patty')
    const patty = top.put(main, 155)
    const onion = top.shelf('red-onion|onion|scallions|chives', 0.12, 'finely chopped')
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const seasoned = top.salt(0.15)
    const oil = top.fat(2)
    const slaw = top.putAll('slaw', 105, 'finely shredded')
    const acid = top.acid(1.5)
    const herb = top.herb(0.75)
    const bun = top.put(top.one('bun'), 65, 'largest leaves only')
    const raw = top.putAll('raw', 85, 'thickly sliced')
    const avocado = top.putAll('avocado', 45, 'sliced')
    const pan = batchesOf(top.servings, 4)
    return {
      title: `${top.kit.name} ${main.title} Burgers in Lettuce with ${adjectives(top.all('slaw'))} Slaw`,
      description: `Burgers served in lettuce leaves, with a ${slaw} slaw.`,
      prep: 13,
      cook: minutesOf(main, 'patty') * pan.count,
      steps: [
        `Put the ${patty} in a bowl with the ${and(onion, aromatics, spices)} and most of the ${seasoned}. Mix with a fork until just combined.`,
        `Shape into ${top.servings > 1 ? `${top.servings} patties` : 'a patty'} about ½ inch thick. Press a shallow dent in the center so the meat stays flat as it cooks.`,
        `Heat half the ${oil} in a large skillet over medium-high heat. Cook the patties${pan.said} for ${minutesOf(main, 'patty')} minutes${pan.each}, turning once, ${doneness(main)}. Do not press them down.`,
        `Meanwhile, toss the ${slaw} with the ${acid}, the ${herb}, the remaining ${seasoned} and the rest of the ${oil}. Squeeze with your hands for 1 minute, until slightly softened.`,
        `Stack 2 leaves of the ${bun} for each burger. Add a patty and the ${and(raw, avocado)} and fold the leaves around it. Serve with the slaw.`,
      ],
      tips: tipsFor(top, {
        fibre: slaw,
        apart: true,
        more: ['Lettuce leaves have almost no carbohydrate.'],
      }),
    }
  },
}
