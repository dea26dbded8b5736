import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const almondPancakes: Form = {
  id: 'almond-pancakes',
  called: 'almond-flour pancakes',
  meals: ['Breakfast'],
  says: ['pancakes', 'kid-friendly', 'american', 'no-oven'],
  gives: ['almond flour', 'egg', 'pancake'],
  minutes: 25,
  skill: 2,
  keeps:
    'Pancakes keep 2 days in the refrigerator or 2 months in the freezer, paper between them; a toaster warms them.',
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
    return {
      title: `Almond Pancakes with Warm ${titles(top.all('fruit'))}${base ? ` and ${titles(top.all('base'))}` : ''}`,
      description: `Tender little pancakes with ground almonds to hold them, and a sauce that is nothing but fruit.`,
      prep: 8,
      cook: 17,
      steps: [
        `Mix the ${and(flour, powder, spice)}. In a second bowl beat the ${and(eggs, milk, vanilla)}, pour it into the first and stir to a thick batter. Rest it 5 minutes.`,
        `Meanwhile simmer the ${fruit} in a small pan with a spoonful of water for 5 minutes, until the juice turns syrupy.`,
        `Grease a griddle with a little of the ${oil} over medium-low heat. Drop heaped tablespoons of batter, well apart; they should be no wider than your palm.`,
        `Turn after 2 to 3 minutes, when the edges look dry, and give the other side 1 to 2. Low heat matters: almonds scorch easily.${top.aside({ beginner: 'Slide a thin spatula right under before you flip; they are fragile.' })}`,
        `Stack, spoon over the warm fruit${base ? ` and a dollop of the ${base}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: flour,
        more: ['Almond flour holds about an eighth of the available carbohydrate of the usual kind.'],
      }),
    }
  },
}
