import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { KEEPS } from '../keeping.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

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
      description: 'The Danish way: one dense slice, buried under its topping.',
      prep: 12,
      cook: 0,
      steps: [
        `Toss the ${crisp} with the ${and(acid, seasoned)} and leave for 5 minutes: a quick pickle without the sugar.`,
        `Beat the ${and(cream, mustard)} with half of the ${herb}, and spread thickly on the ${bread}, right into the corners.`,
        main.kind === 'pulse'
          ? `Press on the ${leaf}, then the ${topping}, roughly crushed so that nothing rolls off.`
          : `Lay on the ${leaf}, then the ${topping} in folds, for height.`,
        `Top with the drained pickle${capers ? `, the ${capers}` : ''} and the remaining ${herb}. Knife and fork, please.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('bread'),
        fibre: and(crisp, leaf),
        more: ['The denser the loaf, the better: whole kernels you can see take long to digest.'],
      }),
    }
  },
}
