import { sheetsOf } from '../building/batches.ts'
import { capital, doneness, minutesOf, titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const sheetPan: Form = {
  id: 'sheet-pan',
  called: 'a sheet-pan dinner',
  meals: ['Dinner', 'Lunch'],
  says: ['sheet-pan', 'one-pan', 'hearty', 'kid-friendly'],
  minutes: 30,
  skill: 1,
  keeps: 'Leftovers keep 3 to 4 days in the refrigerator. Eat cold, or reheat to 165 °F (74 °C).',
  kits: [
    'greek',
    'dill',
    'paprika',
    'rosemary',
    'basil',
    'cumin',
    'moroccan',
    'curry',
    'chili',
    'dijon',
    'cajun',
    'herb',
  ],
  roles: {
    protein: { kinds: ['poultry', 'fish', 'shellfish', 'tofu', 'pulse', 'meat'], way: 'roast', grams: 150 },
    vegetables: { kinds: ['vegetable'], way: 'roast', grams: 220, count: 2, more: 2 },
    root: { kinds: ['carbohydrate'], way: 'roastside', grams: 70, optional: true },
    side: { kinds: ['carbohydrate'], way: 'side', grams: 85, optional: true },
  },
  cook(top) {
    const meat = top.one('protein')
    const protein = top.put(meat, 150, meat.cut, meat.kind === 'pulse' ? 'carb' : 'bulk')
    const vegetables = top.putAll('vegetables', 225)
    const oil = top.fat(2)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const seasoned = top.salt(0.15)
    const root = top.when('root', meat.kind !== 'pulse' && top.setting.random.next() < 0.4)
      ? top.putAll('root', 70, 'cut into ¾-inch cubes', 'carb')
      : ''
    const side = top.when('side', meat.kind !== 'pulse' && !root) ? top.putAll('side', 85, '', 'carb') : ''
    const acid = top.acid(1.5)
    const herb = top.herb(0.75)
    const need = minutesOf(meat, 'roast')
    const slowest = Math.max(root ? 25 : 0, ...top.all('vegetables').map((food) => minutesOf(food, 'roast')))
    const head = Math.max(0, slowest - need)
    const total = Math.max(need, slowest)
    const sheets = sheetsOf(top, 'protein', 'vegetables', 'root')
    return {
      title: `${top.kit.name} ${titles([meat])} with ${and(`Roasted ${titles(root ? [top.one('vegetables'), top.one('root')] : top.all('vegetables'))}`, side ? titles(top.all('side')) : '')}`,
      description: `${capital(protein)} and vegetables roasted together${side ? `, served with a small portion of ${side}` : ''}.`,
      prep: 10,
      cook: total * sheets.count + 2,
      steps: [
        `Heat the oven to 425 °F (220 °C) and line ${sheets.pans} with parchment.`,
        `Toss the ${and(vegetables, root)} with half the ${oil}, half the ${seasoned} and the ${spices || aromatics}. Spread in one layer${sheets.count > 1 ? ` and roast everything${sheets.said}` : ''}.${top.aside({ beginner: 'Leave space between the pieces so they brown.' })}`,
        head >= 4
          ? `Roast the vegetables for ${head} minutes. Meanwhile, toss the ${protein} with the remaining ${seasoned} and the ${and(spices ? aromatics : '', `remaining ${oil}`)}. Add to the pan and roast ${need} minutes, ${doneness(meat)}.`
          : `Toss the ${protein} with the remaining ${seasoned} and the ${and(spices ? aromatics : '', `remaining ${oil}`)}. Add to the pan and roast ${total} minutes, ${doneness(meat)}.`,
        `Drizzle with the ${acid}, toss with the pan juices and sprinkle with the ${herb}.${side ? ` Serve with the warm ${side}.` : ''}${top.aside({ advanced: 'For more browning, broil for the last minute.' })}`,
      ],
      tips: tipsFor(top, {
        carb: side ? top.maybe('side') : root ? top.maybe('root') : meat.kind === 'pulse' ? meat : null,
        fibre: vegetables,
        apart: true,
        more: ['Fill half of your plate with the vegetables first.'],
      }),
    }
  },
}
