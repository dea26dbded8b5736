import { titles } from '../building/cooking.ts'
import { KEEPS } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const smorrebrod: Form = {
  id: 'smorrebrod',
  called: 'open rye sandwiches',
  meals: ['Lunch', 'Breakfast'],
  says: ['sandwich', 'quick', 'no-cook', 'no-oven', 'light'],
  minutes: 12,
  skill: 1,
  keeps: KEEPS.fresh,
  kits: ['dill', 'dijon', 'tarragon'],
  needs: ['greek-yogurt|mayonnaise|cream-cheese|hummus', 'mustard-dijon'],
  roles: {
    bread: { kinds: ['carbohydrate'], way: 'toast', grams: 32 },
    topping: {
      kinds: ['fish', 'shellfish', 'poultry', 'pulse'],
      way: 'cold',
      grams: 100,
      never: ['lentils-cooked', 'edamame', 'tuna-canned-water'],
    },
    crisp: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 110,
      count: 2,
      more: 1,
      only: ['cucumber', 'radishes', 'fennel-bulb', 'tomato', 'kohlrabi', 'celery'],
    },
    leaf: {
      kinds: ['leaf'],
      way: 'raw',
      grams: 25,
      only: ['lettuce', 'watercress', 'arugula', 'spinach-raw'],
    },
  },
  cook(top) {
    const bread = top.put(top.one('bread'), top.one('bread').unitGrams, '', 'fixed')
    const cream = top.shelf(
      'greek-yogurt|cream-cheese|mayonnaise|hummus',
      top.allowedFrom('greek-yogurt') ? 0.15 : top.allowedFrom('cream-cheese|mayonnaise') ? 1.25 : 0.12,
    )
    const mustard = top.shelf('mustard-dijon', 0.5)
    const main = top.one('topping')
    const topping = top.put(main, 105, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const crisp = top.putAll('crisp', 120, 'sliced as thin as you can')
    const leaf = top.put(top.one('leaf'), 25)
    const acid = top.acid(1)
    const capers = top.shelf('capers', 0.35)
    const herb = top.herb(1)
    const seasoned = top.salt(0.05)
    return {
      title: `Open ${titles([top.one('bread')])} Sandwich with ${and(main.kind === 'pulse' ? titles([main]) : main.title, titles(top.all('crisp').slice(0, 1)))}`,
      description: `A Danish open sandwich: one slice of ${bread} topped with ${topping} and lightly pickled vegetables.`,
      prep: 12,
      cook: 0,
      steps: [
        `Toss the ${crisp} with the ${and(acid, seasoned)} and let stand 5 minutes.`,
        `Mix the ${and(cream, mustard)} with half of the ${herb}. Spread on the ${bread}.`,
        main.kind === 'pulse'
          ? `Top with the ${leaf}. Lightly crush the ${topping} and spoon over the leaves.`
          : `Top with the ${leaf} and the ${topping}.`,
        `Drain the vegetables and place on top${capers ? ` with the ${capers}` : ''}. Sprinkle with the remaining ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('bread'),
        fibre: and(crisp, leaf),
        more: ['Choose a dense loaf with visible whole grains, which take longer to digest.'],
      }),
    }
  },
}
