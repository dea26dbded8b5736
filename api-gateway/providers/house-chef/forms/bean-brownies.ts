import { titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { and } from '../lines.ts'
import { tipsFor } from '../tips.ts'

export const beanBrownies: Form = {
  id: 'bean-brownies',
  called: 'brownies',
  meals: ['Dessert', 'Snack'],
  says: ['cake', 'make-ahead', 'kid-friendly', 'high-fibre'],
  gives: ['chocolate', 'cocoa', 'black beans', 'dark chocolate'],
  minutes: 40,
  skill: 1,
  keeps: 'They firm up overnight in the refrigerator and keep 4 days; frozen, 2 months.',
  kits: [],
  needs: [
    'cocoa-powder',
    'erythritol',
    'flaxseed-ground|egg',
    'baking-powder',
    'coconut-oil|butter|avocado-oil',
  ],
  roles: {
    beans: { kinds: ['pulse'], way: 'cold', grams: 45, only: ['black-beans'] },
    nut: { kinds: ['nut'], way: 'topping', grams: 10, optional: true },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 40 },
  },
  cook(top) {
    const beans = top.putAll('beans', 46, 'drained, rinsed and patted dry', 'carb')
    const cocoa = top.shelf('cocoa-powder', 1)
    const seed = top.shelf('flaxseed-ground', 0.75)
    const sweet = top.shelf('erythritol', 1.25)
    const powder = top.shelf('baking-powder', 0.12)
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 1)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const nut = top.putAll('nut', 10, undefined, 'fixed')
    const fruit = top.putAll('fruit', 42, undefined, 'carb')
    const mold = moldFor(top.servings)
    return {
      title: `Dense Black Bean Brownies with ${titles([...top.all('nut'), ...top.all('fruit')])}`,
      description: `The beans vanish; what stays is dark and dense, with a good measure of fiber.`,
      prep: 12,
      cook: mold.minutes,
      steps: [
        `Warm the oven to 350 °F (175 °C) and ${mold.ready}.`,
        `Stir the ${seed} with three times as much water and leave 5 minutes to gel: it will bind the batter.`,
        `Purée the ${beans} with the ${and(fat, vanilla)} until truly smooth, a full 2 minutes. Add the ${and(cocoa, sweet, powder)} and the gel and pulse to a thick batter.`,
        `Smooth into the ${mold.name}${nut ? `, stud with the ${nut}` : ''} and bake ${mold.minutes - 3} to ${mold.minutes} minutes; it should look underdone in the middle.`,
        `Cool fully${mold.name === 'pan' ? ' before cutting' : ''}, an hour if you can. Serve with the ${fruit}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
      }),
    }
  },
}

/** For so few, a pan of batter would bake to a cracker. */
function moldFor(servings: number): { ready: string; name: string; minutes: number } {
  if (servings === 1) return { ready: 'grease a ramekin', name: 'ramekin', minutes: 18 }
  if (servings <= 3) return { ready: `grease ${servings} ramekins`, name: 'ramekins', minutes: 18 }
  const inches = servings <= 6 ? 6 : 8
  return {
    ready: `line a small pan, ${inches} inches square, with parchment`,
    name: 'pan',
    minutes: 25,
  }
}
