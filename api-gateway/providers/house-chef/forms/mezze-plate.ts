import { are, dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const mezzePlate: Form = {
  id: 'mezze-plate',
  called: 'a plate of small things',
  meals: ['Lunch', 'Snack', 'Dinner'],
  says: ['mezze', 'no-cook', 'no-oven', 'quick', 'mediterranean', 'middle-eastern'],
  minutes: 12,
  skill: 1,
  keeps: 'Each part keeps 3 days in its own lidded box; arrange when you eat.',
  kits: ['greek', 'cumin', 'paprika', 'dill'],
  needs: ['hummus', 'olives-black'],
  roles: {
    protein: {
      kinds: ['fish', 'poultry', 'pulse'],
      way: 'cold',
      grams: 80,
      never: ['black-beans', 'kidney-beans', 'edamame'],
    },
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 160, count: 3, more: 1 },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 25, only: ['feta', 'goat-cheese'], optional: true },
  },
  cook(top) {
    const hummus = top.put(top.allowedFrom('hummus')!, 48, '', 'carb')
    const oil = top.fat(1)
    const spices = top.spices(0.5)
    const dippers = top.putAll('dippers', 165, dipCut)
    const main = top.one('protein')
    const protein = top.put(main, 82, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const acid = top.acid(1)
    const herb = top.herb(0.75)
    const cheese = top.putAll('cheese', 26)
    const olives = top.shelf('olives-black', 1.5)
    return {
      title: `Mezze Plate with ${and(titles([main]), 'Hummus', titles(top.all('dippers')))}`,
      description: `No cooking, just arranging: salty, creamy and crunchy things that add up to a full plate.`,
      prep: 12,
      cook: 0,
      steps: [
        `Swirl the ${hummus} onto plates, dent it with a spoon, fill the dent with the ${oil} and dust with the ${spices}.`,
        `Dress the ${protein} with the ${acid} and ${herb}, and set ${are(protein) === 'are' ? 'them' : 'it'} alongside.`,
        `Tuck in the ${and(dippers, cheese, olives)} wherever there is room, and let everyone scoop.`,
      ],
      tips: tipsFor(top, {
        fibre: dippers,
        apart: true,
        more: [
          'Hummus is gentler on blood sugar than most dips this creamy: the chickpeas keep their fiber.',
          'Dipping with vegetables alone keeps the whole plate low.',
        ],
      }),
    }
  },
}
