import { adjectives } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const greenSmoothie: Form = {
  id: 'smoothie',
  called: 'a smoothie',
  meals: ['Breakfast', 'Snack'],
  says: ['smoothie', 'quick', 'no-cook', 'no-oven', 'kid-friendly'],
  minutes: 6,
  skill: 1,
  keeps: 'Best right away. It keeps 1 day in a full, closed jar in the refrigerator. Shake before drinking.',
  kits: [],
  needs: ['flaxseed-ground|chia-seeds|hemp-seeds'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'berry', grams: 85, more: 1 },
    creamy: { kinds: ['fruit', 'dairy'], way: 'avocado', grams: 50, optional: true },
    base: {
      kinds: ['dairy'],
      way: 'yogurt',
      grams: 90,
      only: ['greek-yogurt', 'cottage-cheese'],
      optional: true,
    },
    milk: { kinds: ['milk'], way: 'pour', grams: 170 },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 22, only: ['spinach-raw', 'kale'] },
  },
  cook(top) {
    const fruit = top.putAll('fruit', 90, undefined, 'carb')
    const leaf = top.put(top.one('leaf'), 24)
    const creamy = top.putAll('creamy', 50)
    const base = top.putAll('base', 90)
    const seed = top.shelf('flaxseed-ground|chia-seeds|hemp-seeds', 1.25)
    const milk = top.put(top.one('milk'), base ? 120 : 170)
    const ginger = top.shelf('ginger|cinnamon|vanilla-extract', 0.4, 'grated')
    return {
      title: `${and(adjectives(top.all('fruit')), top.one('leaf').title, top.one('milk').title)} Smoothie`,
      description: `A thick smoothie of whole ${fruit}, ${leaf} and ${milk}, with ${seed} for fiber.`,
      prep: 6,
      cook: 0,
      steps: [
        `Pour the ${milk} into a blender. Add the ${seed} and let stand 2 minutes.`,
        `Add the ${and(leaf, creamy, base)} and blend 1 minute, until smooth.`,
        `Add the ${fruit}, the ${ginger} and ${top.servings * 2} ice cubes. Blend until thick${top.servings > 3 ? `, in ${Math.ceil(top.servings / 3)} batches` : ''}. Serve right away.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: seed,
        more: ['Drink it slowly. Blended fruit raises blood sugar faster than the same fruit eaten whole.'],
      }),
    }
  },
}
