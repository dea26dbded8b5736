import { sheetsOf } from '../building/batches.ts'
import { dipCut, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const roastedChickpeas: Form = {
  id: 'roasted-pulse',
  called: 'roasted chickpeas',
  meals: ['Snack'],
  says: ['make-ahead', 'high-fibre', 'kid-friendly', 'spicy'],
  gives: ['chickpeas', 'chickpea'],
  minutes: 40,
  skill: 1,
  keeps:
    'The chickpeas stay crisp for 1 day in an open bowl at room temperature. A closed container makes them soft.',
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
    const sheets = sheetsOf(top, 'pulse')
    return {
      title: `${top.kit.spice} Roasted Chickpeas with ${titles([...top.all('nut'), ...top.all('fresh')])}`,
      description: `Chickpeas roasted with ${spices || seasoned} until crisp, served with raw ${fresh}.`,
      prep: 8,
      cook: 32 + sheets.more(30),
      steps: [
        `Heat the oven to 400 °F (200 °C). Rub the ${pulse} between two kitchen towels until completely dry. Discard any loose skins.`,
        `Toss the ${pulse} with the ${oil} and the ${seasoned} on ${sheets.pans}. Roast${sheets.said} 25 minutes${sheets.each}, shaking the pan twice.`,
        `Stir in the ${and(spices, nut)} and roast 5 minutes, until crisp. Turn off the oven, open the door and leave 2 minutes.`,
        `Sprinkle with the ${acid} and the ${herb}. Serve warm with the ${fresh}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('pulse'),
        fibre: pulse,
      }),
    }
  },
}
