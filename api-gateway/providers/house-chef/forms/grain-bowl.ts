import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const grainBowl: Form = {
  id: 'grain-bowl',
  called: 'a grain bowl',
  meals: ['Lunch', 'Dinner'],
  says: ['bowl', 'make-ahead', 'high-protein', 'quick'],
  minutes: 25,
  skill: 1,
  keeps:
    'Packed for work: keep dressing and leaves apart until noon; everything else is good for 3 days cold.',
  kits: ['greek', 'cumin', 'sesame', 'chili', 'chipotle', 'dijon', 'thai', 'herb', 'miso', 'rosemary'],
  roles: {
    protein: {
      kinds: ['poultry', 'fish', 'shellfish', 'tofu', 'meat', 'pulse'],
      way: 'pan',
      never: ['pork-chop'],
      grams: 140,
    },
    grain: { kinds: ['carbohydrate'], way: 'bowl', grams: 95, optional: true },
    warm: {
      kinds: ['vegetable'],
      way: 'steam',
      grams: 100,
      only: ['broccoli', 'broccolini', 'asparagus', 'green-beans'],
      more: 1,
    },
    raw: { kinds: ['vegetable'], way: 'raw', grams: 80, more: 2 },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 35 },
  },
  cook(top) {
    const meat = top.one('protein')
    const protein = top.put(meat, 145)
    const grain = top.putAll('grain', 100, '', 'carb')
    const warm = top.putAll('warm', 100)
    const raw = top.putAll('raw', 85)
    const leaf = top.put(top.one('leaf'), 38)
    const oil = top.fat(2.5)
    const acid = top.acid(2)
    const salty = top.salty()
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const seasoned = salty ? '' : top.salt(0.12)
    const herb = top.herb(1)
    const minutes = meat.ways.pan ?? 8
    return {
      title: `${top.kit.name} ${meat.title} Bowl with ${and(titles(top.all('warm')), titles(top.all('grain')))}`,
      description: `Something hot, something raw and something sharp in one bowl${grain ? `, over just enough ${grain}` : ''}.`,
      prep: 10,
      cook: Math.max(10, minutes + 3),
      steps: [
        `Make the dressing in a jar: ${and(acid, salty, aromatics, `half the ${oil}`)}${seasoned ? ` and a pinch of the ${seasoned}` : ''}, lid on, shaken hard.`,
        `Dry the ${protein} with paper towel and season with ${and(spices, seasoned) || 'a spoonful of the dressing'}. Sear in the rest of the ${oil} over medium-high heat, ${minutes} minutes in all, ${meat.kind === 'poultry' ? 'until 165 °F (74 °C) inside' : meat.kind === 'fish' ? 'until it flakes, 145 °F (63 °C)' : meat.kind === 'shellfish' ? 'until opaque' : meat.kind === 'meat' ? 'until 145 °F (63 °C), then rest 3 minutes' : 'until crisp at the corners'}.`,
        `Steam the ${warm} over an inch of water for 4 minutes; stop while there is still some snap.`,
        `${grain ? `Warm the ${grain} with a splash of water, then divide among bowls with the ${leaf}.` : `Line bowls with the ${leaf}.`} Arrange the ${and(warm, raw)} in heaps, lay the ${protein} on top, and finish with dressing and the ${herb}.${top.aside({ advanced: 'Dress the leaves first and the rest from above, so that every layer is seasoned.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain'),
        fibre: and(warm, leaf),
        apart: true,
      }),
    }
  },
}
