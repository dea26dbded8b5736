import { panOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const grainBowl: Form = {
  id: 'grain-bowl',
  called: 'a grain bowl',
  meals: ['Lunch', 'Dinner'],
  says: ['bowl', 'make-ahead', 'high-protein', 'quick'],
  minutes: 25,
  skill: 1,
  keeps: 'Leftovers keep 3 days in the refrigerator. Store the dressing and the leaves separately.',
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
    const sear = panOf(top, 'meat', 'protein')
    return {
      title: `${top.kit.name} ${meat.title} Bowl with ${and(titles(top.all('warm')), titles(top.all('grain')))}`,
      description: `A bowl of ${and(protein, warm, raw, grain)} with a dressing made with ${acid}.`,
      prep: 10,
      cook: Math.max(10, minutes + 3) + sear.more(minutes),
      steps: [
        `Shake the ${and(acid, salty, aromatics, `half the ${oil}`)}${seasoned ? ` and a pinch of the ${seasoned}` : ''} in a covered jar to make the dressing.`,
        `Pat the ${protein} dry and season with the ${and(spices, seasoned) || 'dressing, using 1 tablespoon'}. Heat the rest of the ${oil} in a large skillet over medium-high heat. Cook${sear.said} ${minutes} minutes${sear.each}, turning once, ${meat.kind === 'poultry' ? 'until the thickest piece reads 165 °F (74 °C)' : meat.kind === 'fish' ? 'until it flakes easily and reads 145 °F (63 °C)' : meat.kind === 'shellfish' ? 'until opaque' : meat.kind === 'meat' ? 'until it reads 145 °F (63 °C), then let rest 3 minutes' : 'until crisp at the edges'}.`,
        `Steam the ${warm} over 1 inch of simmering water for 4 minutes, until crisp-tender.`,
        `${grain ? `Warm the ${grain} with 1 tablespoon of water. Divide among bowls with the ${leaf}.` : `Divide the ${leaf} among bowls.`} Arrange the ${and(warm, raw)} and the ${protein} on top. Spoon the dressing over and sprinkle with the ${herb}.${top.aside({ advanced: 'Toss the leaves with some of the dressing before you add the rest.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain'),
        fibre: and(warm, leaf),
        apart: true,
      }),
    }
  },
}
