import { adjectives } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const yogurtBowl: Form = {
  id: 'yogurt-bowl',
  called: 'a yogurt bowl',
  meals: ['Breakfast', 'Snack'],
  says: ['quick', 'no-oven', 'no-cook', 'high-protein', 'bowl', 'kid-friendly'],
  minutes: 8,
  skill: 1,
  keeps: 'The yogurt mixture keeps 3 days covered in the refrigerator. Add the toppings just before serving.',
  kits: [],
  needs: ['chia-seeds|flaxseed-ground|hemp-seeds'],
  roles: {
    base: { kinds: ['dairy'], way: 'yogurt', grams: 190 },
    fruit: { kinds: ['fruit'], way: 'fresh', grams: 80, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 14, more: 1 },
  },
  cook(top) {
    const base = top.put(top.one('base'), 190)
    const fruit = top.putAll('fruit', 85, undefined, 'carb')
    const nut = top.putAll('nut', 14, undefined, 'fixed')
    const seed = top.shelf('chia-seeds|flaxseed-ground|hemp-seeds', 0.75)
    const spice = top.pick([top.allowedFrom('cinnamon'), top.allowedFrom('cardamom')])
    const warm = spice ? top.put(spice, spice.unitGrams * 0.2, '', 'fixed') : ''
    const vanilla = top.shelf('vanilla-extract', 0.2)
    return {
      title: `${adjectives([top.one('fruit'), top.one('nut')])} ${top.one('base').title} Bowl`,
      description: `Unsweetened ${base} with ${and(fruit, nut, seed)}.`,
      prep: 8,
      cook: 0,
      steps: [
        `Whisk the ${base} with the ${and(vanilla, warm)} and half the ${seed} until smooth. Let stand 5 minutes.`,
        `Crush a few pieces of the ${fruit} with a fork. Stir all of the fruit into the bowl.`,
        `Divide among bowls. Sprinkle with the ${nut} and the rest of the ${seed} just before serving.${top.aside({ advanced: 'For more flavor, toast the topping in a dry skillet for 3 minutes first.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        more: ['Choose plain. Flavored kinds are often as sweet as dessert.'],
        fibre: seed,
      }),
    }
  },
}
