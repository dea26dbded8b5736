import { doneness, isPlural, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const sheetPan: Form = {
  id: 'sheet-pan',
  called: 'a sheet-pan dinner',
  meals: ['Dinner', 'Lunch'],
  says: ['sheet-pan', 'one-pan', 'hearty', 'kid-friendly'],
  minutes: 30,
  skill: 1,
  keeps:
    'Leftovers keep 3 to 4 days and are good cold over leaves; to eat them hot, reheat to 165 °F (74 °C).',
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
    return {
      title: `${top.kit.name} ${titles([meat])} with ${and(`Roasted ${titles(root ? [top.one('vegetables'), top.one('root')] : top.all('vegetables'))}`, side ? titles(top.all('side')) : '')}`,
      description: `Everything browns together on one sheet${side ? `, with a modest scoop of ${side} to catch the juices` : ''}.`,
      prep: 10,
      cook: total + 2,
      steps: [
        `Heat the oven to 425 °F (220 °C) with the rack in the middle, and line a large sheet pan with parchment.`,
        `Toss the ${and(vegetables, root)} with half the ${oil}, half the ${seasoned} and the ${spices || aromatics}, and spread so that no piece lies on another.${top.aside({ beginner: 'Crowded vegetables steam; use two pans if you must.' })}`,
        head >= 4
          ? `Roast the vegetables alone for ${head} minutes. Meanwhile coat the ${protein} with the ${and(spices ? aromatics : '', `remaining ${oil}`)}, then nestle ${isPlural(protein) ? 'them' : 'it'} in and roast ${need} minutes more, ${doneness(meat)}.`
          : `Coat the ${protein} with the ${and(spices ? aromatics : '', `remaining ${oil}`)}, place between the vegetables and roast for ${total} minutes, ${doneness(meat)}.`,
        `Splash with the ${acid}, scrape up the sticky bits and shower with the ${herb}.${side ? ` Serve beside the warm ${side}.` : ''}${top.aside({ advanced: 'Slide the pan under the broiler for the last minute for charred tips.' })}`,
      ],
      tips: tipsFor(top, {
        carb: side ? top.maybe('side') : root ? top.maybe('root') : meat.kind === 'pulse' ? meat : null,
        fibre: vegetables,
        apart: true,
        more: ['Fill half of your plate from the vegetables before you take anything else.'],
      }),
    }
  },
}
