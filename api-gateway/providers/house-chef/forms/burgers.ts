import { adjectives, doneness, minutesOf } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const burgers: Form = {
  id: 'burgers',
  called: 'burgers without the bun',
  meals: ['Dinner', 'Lunch'],
  says: ['burger', 'american', 'kid-friendly', 'high-protein', 'no-oven'],
  minutes: 25,
  skill: 1,
  keeps:
    'Patties freeze raw for 3 months with parchment between them; thaw overnight in the refrigerator. Cooked, they keep 3 to 4 days.',
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
    return {
      title: `${top.kit.name} ${main.title} Burgers in Lettuce with ${adjectives(top.all('slaw'))} Slaw`,
      description: `Everything you like about a burger, held by a crisp leaf, and the juices run where they should.`,
      prep: 13,
      cook: minutesOf(main, 'patty'),
      steps: [
        `Put the ${patty} in a bowl with the ${and(onion, aromatics, spices)} and most of the ${seasoned}. Mix with a fork, just until it holds.`,
        `Shape ${top.servings > 1 ? `${top.servings} patties` : 'a patty'} a little wider than your palm and press a dimple in the middle; it keeps them flat.`,
        `Cook over medium-high heat in half the ${oil} for ${minutesOf(main, 'patty')} minutes, flipping once, ${doneness(main)}. Resist squashing them.`,
        `While they sizzle, knead the ${slaw} with the ${acid}, the ${herb} and the rest of the ${oil}.`,
        `Double up the ${bun} leaves, stack with patty, ${and(raw, avocado)}, wrap and hold tight. The slaw goes alongside, or inside if you dare.`,
      ],
      tips: tipsFor(top, {
        fibre: slaw,
        apart: true,
        more: ['Most of the carbohydrate of a burger sits in what usually holds it, which is missing here.'],
      }),
    }
  },
}
