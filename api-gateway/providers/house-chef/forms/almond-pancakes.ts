import { batchesOf } from '../building/batches.ts'
import { titles } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { tipsFor } from '../building/tips.ts'
import type { Form } from './form.ts'

export const almondPancakes: Form = {
  id: 'almond-pancakes',
  called: 'almond-flour pancakes',
  meals: ['Breakfast'],
  says: ['pancakes', 'kid-friendly', 'american', 'no-oven'],
  gives: ['almond flour', 'egg', 'pancake'],
  minutes: 25,
  skill: 2,
  keeps:
    'Pancakes keep 2 days in the refrigerator or 2 months in the freezer, with parchment between them. Reheat in a toaster.',
  kits: [],
  needs: ['flour-almond', 'egg', 'baking-powder', 'coconut-oil|butter|avocado-oil'],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 85 },
    milk: { kinds: ['milk'], way: 'pour', grams: 40 },
    base: {
      kinds: ['dairy'],
      way: 'yogurt',
      grams: 60,
      optional: true,
      only: ['greek-yogurt', 'cottage-cheese'],
    },
    fruit: { kinds: ['fruit'], way: 'warm', grams: 90, more: 1 },
  },
  cook(top) {
    const flour = top.shelf('flour-almond', 0.36)
    const powder = top.shelf('baking-powder', 0.25)
    const spice = top.shelf('cinnamon|cardamom|nutmeg', 0.15)
    const eggs = top.put(top.one('egg'), 85, '', 'fixed')
    const milk = top.put(top.one('milk'), 40)
    const vanilla = top.shelf('vanilla-extract', 0.2)
    const oil = top.shelf('coconut-oil|butter|avocado-oil', 0.75)
    const fruit = top.putAll('fruit', 95, undefined, 'carb')
    const base = top.putAll('base', 60)
    const pans = batchesOf(top.servings * 3, 4)
    return {
      title: `Almond Pancakes with Warm ${titles(top.all('fruit'))}${base ? ` and ${titles(top.all('base'))}` : ''}`,
      description: `Small pancakes made with almond flour, served with warm ${fruit}.`,
      prep: 8,
      cook: 12 + pans.count * 5,
      steps: [
        `Mix the ${and(flour, powder, spice)} in a bowl. In a second bowl, beat the ${and(eggs, milk, vanilla)}. Stir into the dry mixture to make a thick batter. Let stand 5 minutes.`,
        `Put the ${fruit} in a small saucepan with 1 tablespoon of water. Simmer over medium heat for 5 minutes, until the juices thicken slightly.`,
        `Grease a large skillet or griddle with a little of the ${oil} and set over medium-low heat. Drop in the batter by heaping tablespoons, 4 pancakes at a time, and spread each to 3 inches. This makes about ${top.servings * 3} pancakes${pans.said}.`,
        `Cook 2 to 3 minutes, until the edges look dry. Turn and cook 1 to 2 minutes, until the bottoms are browned.${top.aside({ beginner: 'Slide a thin spatula all the way under each pancake before you turn it.' })} Add more of the ${oil} before each batch, and keep the heat low so the almonds do not burn.`,
        `Serve the pancakes with the warm fruit${base ? ` and a spoonful of the ${base}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: flour,
        more: ['Almond flour has very little available carbohydrate.'],
      }),
    }
  },
}
