import { dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const roastedChickpeas: Form = {
  id: 'roasted-pulse',
  called: 'roasted chickpeas',
  meals: ['Snack'],
  says: ['make-ahead', 'high-fibre', 'kid-friendly', 'spicy'],
  gives: ['chickpeas', 'chickpea'],
  minutes: 40,
  skill: 1,
  keeps: 'Crisp for a day at room temperature in an open bowl; a sealed jar turns them leathery.',
  kits: ['cumin', 'curry', 'paprika', 'chili', 'rosemary', 'cajun', 'moroccan'],
  roles: {
    pulse: { kinds: ['pulse'], way: 'roast', grams: 80 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, optional: true, never: ['coconut-shredded'] },
    fresh: { kinds: ['vegetable'], way: 'dip', grams: 70 },
  },
  cook(top) {
    const pulse = top.put(top.one('pulse'), 80, 'drained, rinsed and patted dry', 'carb')
    const oil = top.fat(1)
    const spices = top.spices()
    const seasoned = top.salt(0.08)
    const nut = top.putAll('nut', 12, '', 'fixed')
    const acid = top.acid(0.4)
    const fresh = top.putAll('fresh', 75, dipCut)
    const herb = top.herb(0.4, 'finely chopped')
    return {
      title: `${top.kit.spice} Roasted Chickpeas with ${titles([...top.all('nut'), ...top.all('fresh')])}`,
      description: `Crackly outside, tender within: what your hand wants when it reaches for a bag.`,
      prep: 8,
      cook: 32,
      steps: [
        `Oven to 400 °F (200 °C). Rub the ${pulse} between two towels until bone dry and any loose skins come away; moisture is the enemy of crunch.`,
        `Shake them on a bare tray with the ${oil} and the ${seasoned} and roast 25 minutes, rattling the tray twice.`,
        `Toss in the ${and(spices, nut)}, roast 5 minutes longer, and leave in the switched-off oven with the door ajar for 2.`,
        `Flick with the ${acid} and ${herb}, and eat warm, with the ${fresh} to freshen the mouth.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('pulse'),
        fibre: pulse,
      }),
    }
  },
}
