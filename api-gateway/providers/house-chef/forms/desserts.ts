import { adjectives, capital, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { titleCase } from '../larder-entry.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

const SWEET = 'stevia|erythritol'

export const chocolateMousse: Form = {
  id: 'chocolate-mousse',
  called: 'a chocolate mousse',
  meals: ['Dessert'],
  says: ['mousse', 'pudding', 'quick', 'no-oven', 'no-cook', 'make-ahead'],
  gives: ['chocolate', 'cocoa', 'dark chocolate', 'avocado'],
  minutes: 12,
  skill: 1,
  kits: [],
  needs: ['avocado', 'cocoa-powder', 'stevia|erythritol'],
  roles: {
    milk: { kinds: ['milk'], way: 'pour', grams: 45 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 50 },
    nut: { kinds: ['nut'], way: 'topping', grams: 8, optional: true },
  },
  cook(top) {
    const avocado = top.shelf('avocado', 0.5, 'ripe')
    const cocoa = top.shelf('cocoa-powder', 1.5)
    const milk = top.put(top.one('milk'), 45)
    const sweet = top.shelf(SWEET, top.allowedFrom('stevia') ? 0.25 : 1)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const spice = top.shelf('cinnamon|orange-zest', 0.1)
    const salt = top.shelf('salt', 0.03)
    const fruit = top.putAll('fruit', 52, undefined, 'carb')
    const nut = top.putAll('nut', 8, undefined, 'fixed')
    return {
      title: `Dark Chocolate Mousse with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `Nobody will guess what makes it so silky. It tastes of cocoa, vanilla and nothing green.`,
      prep: 12,
      cook: 0,
      steps: [
        `Blend the ${avocado}, ${milk} and ${vanilla} until there is not a fleck to be seen; scrape down twice.`,
        `Sift in the ${cocoa} with the ${and(sweet, spice, salt)} and blend again until it falls from a spoon in ribbons.`,
        `Taste: cocoa wants a little courage. Spoon into small glasses and chill as long as you can bear, even 5 minutes helps.`,
        `Crown with the ${and(fruit, nut)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: cocoa,
        more: [
          'The sweetness comes without sugar. If your cocoa is a bitter one, add a little more sweetener.',
        ],
      }),
    }
  },
}

export const chocolatePots: Form = {
  id: 'chocolate-chia',
  called: 'a chocolate pudding',
  meals: ['Dessert', 'Snack'],
  says: ['pudding', 'make-ahead', 'no-oven', 'no-cook', 'high-fibre'],
  gives: ['chocolate', 'cocoa', 'chia', 'dark chocolate'],
  minutes: 20,
  skill: 1,
  kits: [],
  needs: ['chia-seeds', 'cocoa-powder', 'stevia|erythritol|vanilla-extract'],
  roles: {
    milk: { kinds: ['milk'], way: 'pour', grams: 150 },
    fruit: { kinds: ['fruit'], way: 'warm', grams: 55 },
    nut: { kinds: ['nut'], way: 'topping', grams: 8, optional: true },
  },
  cook(top) {
    const chia = top.shelf('chia-seeds', 1.75)
    const cocoa = top.shelf('cocoa-powder', 1.25)
    const sweet = top.shelf(`${SWEET}|vanilla-extract`, top.allowedFrom('stevia') ? 0.25 : 1)
    const spice = top.shelf('cinnamon|orange-zest|cardamom', 0.12)
    const milk = top.put(top.one('milk'), 150)
    const fruit = top.putAll('fruit', 58, undefined, 'carb')
    const nut = top.putAll('nut', 8, undefined, 'fixed')
    return {
      title: `Chocolate Chia Pudding with Crushed ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `Two spoons of seeds turn cocoa and ${milk} into something you would pay for.`,
      prep: 20,
      cook: 0,
      steps: [
        `Stir the ${and(cocoa, sweet, spice)} with just enough of the ${milk} to make a smooth, dark paste; this is how you avoid dry lumps.`,
        `Thin with the rest of the ${milk}, rain in the ${chia} while whisking, and whisk once more after 3 minutes.`,
        `Set in the cold, 15 minutes for a soft pudding, a night for one that stands up.`,
        `Crush the ${fruit} lightly, spoon between and over the pudding${nut ? `, and finish with the ${nut}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: chia,
        more: ['Cocoa without sugar is a third fibre. It keeps 4 days, covered.'],
      }),
    }
  },
}

export const berryCrumble: Form = {
  id: 'crumble',
  called: 'a baked crumble',
  meals: ['Dessert'],
  says: ['crumble', 'hearty', 'kid-friendly', 'unhurried'],
  minutes: 40,
  skill: 1,
  kits: [],
  needs: [
    'flour-almond|flaxseed-ground|chia-seeds',
    'coconut-oil|butter|avocado-oil',
    'cinnamon|cardamom|vanilla-extract',
  ],
  roles: {
    fruit: { kinds: ['fruit'], way: 'bake', grams: 120, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12 },
    oats: { kinds: ['carbohydrate'], way: 'oats', grams: 12, optional: true },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 40, optional: true },
  },
  cook(top) {
    const fruit = top.putAll('fruit', 122, undefined, 'carb')
    const acid = top.shelf('lemon-juice|lime-juice', 0.5)
    const spice = top.shelf('cinnamon|cardamom|vanilla-extract', 0.2)
    const flour = top.shelf(
      'flour-almond|flaxseed-ground|chia-seeds',
      top.allowedFrom('flour-almond') ? 0.14 : 1,
    )
    const oats = top.putAll('oats', 12, '', 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    const sweet = top.shelf(SWEET, top.allowedFrom('stevia') ? 0.15 : 0.75)
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 1.25)
    const sauce = top.putAll('sauce', 40)
    return {
      title: `${adjectives(top.all('fruit'))} Crumble with ${adjectives(top.all('nut'))} Topping`,
      description: `Bubbling fruit under a short, nutty crust: all the comfort, and the sweetness is its own.`,
      prep: 12,
      cook: 28,
      steps: [
        `Bring the oven to 350 °F (175 °C). Turn the ${fruit} in the ${and(acid, spice)} and settle in a small baking dish.`,
        `Rub the ${fat} into the ${and(flour, oats, nut, sweet)} with your fingertips until it clumps like damp gravel.`,
        `Scatter that over without pressing; gaps let the juices boil up. Bake 25 to 28 minutes, until bronzed and seething at the edges.`,
        `Wait 10 minutes, to spare your tongue${sauce ? `, and serve with a spoonful of cold ${sauce}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: [
          'The fruit is the only sweetness that counts here, so measure it and be generous with the crust.',
        ],
      }),
    }
  },
}

export const bakedFruit: Form = {
  id: 'baked-fruit',
  called: 'baked stuffed fruit',
  meals: ['Dessert'],
  says: ['stuffed', 'kid-friendly', 'hearty'],
  minutes: 35,
  skill: 1,
  kits: [],
  needs: ['cinnamon|cardamom|ginger-ground', 'coconut-oil|butter|avocado-oil', 'water'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'whole', grams: 95 },
    nut: { kinds: ['nut'], way: 'topping', grams: 14, more: 1 },
    sauce: { kinds: ['dairy'], way: 'dessert', grams: 45, optional: true },
  },
  cook(top) {
    const fruit = top.put(top.one('fruit'), 95, 'halved and cored', 'carb')
    const nut = top.putAll('nut', 15, undefined, 'fixed')
    const spice = top.shelf('cinnamon|cardamom|ginger-ground', 0.25)
    const zest = top.shelf('lemon-zest|orange-zest', 0.2, 'finely grated')
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 0.75)
    const water = top.shelf('water', 0.06)
    const sauce = top.putAll('sauce', 45)
    return {
      title: `Baked ${titles([top.one('fruit')])} with ${capital(spice)} ${titles(top.all('nut'))}${sauce ? ` and ${titles(top.all('sauce'))}` : ''}`,
      description: `Half a fruit each, soft as pudding, its hollow filled with something crunchy.`,
      prep: 8,
      cook: 27,
      steps: [
        `Heat the oven to 375 °F (190 °C). Stand the ${fruit} cut side up in a dish; shave a sliver off the bottom of any that wobble.`,
        `Mash the ${fat} with the ${and(nut, spice, zest)} and pack into the hollows.`,
        `Pour the ${water} round, not over. Cover with foil for 15 minutes, then bake bare for 10 to 12, until a skewer meets no resistance.`,
        `Baste with the juices${sauce ? ` and add a spoonful of the ${sauce}` : ''}. Good hot, better warm.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: ['Leave the skin on: it holds most of the fibre and keeps its shape.'],
      }),
    }
  },
}

export const almondCake: Form = {
  id: 'almond-cocoa-cake',
  called: 'a small flourless cake',
  meals: ['Dessert'],
  says: ['cake', 'kid-friendly'],
  gives: ['chocolate', 'cocoa', 'egg', 'dark chocolate'],
  minutes: 30,
  skill: 2,
  kits: [],
  needs: [
    'flour-almond',
    'cocoa-powder',
    'egg',
    'erythritol',
    'baking-powder',
    'coconut-oil|butter|avocado-oil',
  ],
  roles: {
    egg: { kinds: ['egg'], way: 'whole', grams: 42 },
    milk: { kinds: ['milk'], way: 'pour', grams: 20 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 55 },
  },
  cook(top) {
    const flour = top.shelf('flour-almond', 0.24)
    const cocoa = top.shelf('cocoa-powder', 0.8)
    const powder = top.shelf('baking-powder', 0.12)
    const sweet = top.shelf('erythritol', 1)
    const eggs = top.put(top.one('egg'), 44, '', 'fixed')
    const fat = top.shelf('coconut-oil|butter|avocado-oil', 1)
    const milk = top.put(top.one('milk'), 20)
    const vanilla = top.shelf('vanilla-extract', 0.2)
    const fruit = top.putAll('fruit', 58, undefined, 'carb')
    return {
      title: `Flourless Cocoa and Almond Cakes with ${titles(top.all('fruit'))}`,
      description: `Dark, moist and just big enough; ground almonds hold it together, with hardly any starch.`,
      prep: 10,
      cook: 18,
      steps: [
        `Heat the oven to 350 °F (175 °C) and grease ${top.servings > 1 ? `${top.servings} ramekins` : 'a ramekin'} with a dab of the ${fat}.`,
        `Sieve the ${and(flour, cocoa, powder)} together. Whisk the ${eggs} with the ${and(sweet, vanilla)} for 2 minutes until pale, then whisk in the ${milk} and the melted remainder of the ${fat}.`,
        `Fold dry into wet in three turns of the spoon, fill the ramekins two thirds and bake 15 to 18 minutes: risen, with a centre that springs back and reads 200 °F (93 °C).`,
        `Cool 5 minutes, unmould or do not, and pile the ${fruit} on top.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: flour,
        more: [
          'Erythritol passes through nearly unabsorbed; more than a few spoonfuls a day can upset the stomach.',
        ],
      }),
    }
  },
}

export const ricottaCups: Form = {
  id: 'ricotta-cups',
  called: 'whipped ricotta cups',
  meals: ['Dessert', 'Snack'],
  says: ['quick', 'no-cook', 'no-oven', 'italian', 'high-protein'],
  minutes: 12,
  skill: 1,
  kits: [],
  needs: ['vanilla-extract'],
  roles: {
    base: { kinds: ['dairy'], way: 'dessert', grams: 90, only: ['ricotta'] },
    fruit: { kinds: ['fruit'], way: 'fresh', grams: 75, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 10, optional: true },
  },
  cook(top) {
    const base = top.put(top.one('base'), 92)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const zest = top.shelf('lemon-zest|orange-zest', 0.25, 'finely grated')
    const sweet = top.shelf(SWEET, top.allowedFrom('stevia') ? 0.12 : 0.5)
    const fruit = top.putAll('fruit', 78, undefined, 'carb')
    const acid = top.shelf('lemon-juice', 0.4)
    const nut = top.putAll('nut', 10, undefined, 'fixed')
    return {
      title: `Whipped Ricotta with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A cloud in a glass, and mostly protein.`,
      prep: 12,
      cook: 0,
      steps: [
        `Beat the ${base} with the ${and(vanilla, zest, sweet)} for a good 2 minutes, by machine or by arm, until it holds a swirl.`,
        `Macerate the ${fruit}${acid ? ` in the ${acid}` : ''} for 5 minutes; the juices become the sauce.`,
        `Alternate in short glasses, ending with the ${and(fruit, nut)}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        more: ['About ten grams of protein in a dessert: it counts as the end of a meal, not as an extra.'],
      }),
    }
  },
}

export const yogurtBark: Form = {
  id: 'frozen-bark',
  called: 'frozen yogurt bark',
  meals: ['Dessert', 'Snack'],
  says: ['make-ahead', 'kid-friendly', 'no-oven', 'unhurried'],
  minutes: 12,
  waits: 180,
  skill: 1,
  kits: [],
  needs: ['vanilla-extract'],
  roles: {
    base: { kinds: ['dairy'], way: 'sauce', grams: 110, only: ['greek-yogurt'] },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 50, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, more: 1 },
  },
  cook(top) {
    const base = top.put(top.one('base'), 112)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const spice = top.shelf('cinnamon|cardamom', 0.1)
    const fruit = top.putAll('fruit', 52, undefined, 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    const sweet = top.shelf(SWEET, top.allowedFrom('stevia') ? 0.12 : 0.5)
    return {
      title: `Frozen Yogurt Bark with ${titles(top.all('fruit'))} and ${titles(top.all('nut'))}`,
      description: `Snaps in your hand, melts on your tongue. Make it after lunch and it is there after dinner.`,
      prep: 12,
      cook: 0,
      steps: [
        `Line a tray that fits your freezer with parchment. Mix the ${and(base, vanilla, spice, sweet)} and spread as thick as a pencil.`,
        `Press in the ${and(fruit, nut)} at random, right to the corners.`,
        `Freeze flat for at least 3 hours, hands off. Snap into shards and eat straight away; it softens within minutes.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: nut,
        more: [
          'Shards keep 2 months in a freezer bag. Cold dulls sweetness, so taste the mix while it is still soft.',
        ],
      }),
    }
  },
}

export const warmFruitCream: Form = {
  id: 'warm-fruit-coconut',
  called: 'warm fruit with coconut cream',
  meals: ['Dessert'],
  says: ['quick', 'no-oven', 'thai', 'pudding'],
  gives: ['coconut', 'coconut milk'],
  minutes: 15,
  skill: 1,
  kits: [],
  needs: ['coconut-milk', 'ginger-ground|cinnamon|cardamom|vanilla-extract'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'warm', grams: 105, more: 1 },
    seed: { kinds: ['seed', 'nut'], way: 'topping', grams: 10 },
  },
  cook(top) {
    const fruit = top.putAll('fruit', 108, undefined, 'carb')
    const spice = top.shelf(
      `${top.pick(['ginger-ground', 'cardamom', 'cinnamon'])}|cinnamon|vanilla-extract`,
      0.15,
    )
    const acid = top.shelf('lime-juice|lemon-juice', 0.5)
    const coconut = top.shelf('coconut-milk', 0.22)
    const sweet = top.shelf(SWEET, top.allowedFrom('stevia') ? 0.1 : 0.4)
    const seed = top.putAll('seed', 10, undefined, 'fixed')
    return {
      title: `Warm ${titleCase(spice.replace('ground ', ''))} ${titles(top.all('fruit'))} in Coconut`,
      description: `A few minutes in a pan turn fruit into sauce; thick coconut makes it a dessert.`,
      prep: 5,
      cook: 8,
      steps: [
        `Set a small pan over low heat with the ${fruit}, the ${and(spice, sweet)} and two spoonfuls of water. Cover for 5 minutes, shaking rather than stirring, so that some pieces stay whole.`,
        `Stir in the ${acid} and take it off the stove while it is still loose; it thickens as it stands.`,
        `In another pan reduce the ${coconut} by a third at a brisk bubble, 3 minutes, and pour round the fruit.`,
        `Toast the ${seed} in the empty pan until fragrant, and sprinkle on top.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: fruit,
        more: ['Serve it in your smallest bowls: the eye decides how much is enough.'],
      }),
    }
  },
}

export const beanBrownies: Form = {
  id: 'bean-brownies',
  called: 'brownies',
  meals: ['Dessert', 'Snack'],
  says: ['cake', 'make-ahead', 'kid-friendly', 'high-fibre'],
  gives: ['chocolate', 'cocoa', 'black beans', 'dark chocolate'],
  minutes: 40,
  skill: 1,
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
    return {
      title: `Dense Black Bean Brownies with ${titles([...top.all('nut'), ...top.all('fruit')])}`,
      description: `The beans vanish; what stays is dark and dense, with a good measure of fibre.`,
      prep: 12,
      cook: 25,
      steps: [
        `Warm the oven to 350 °F (175 °C) and line a small tin, ${top.servings > 4 ? '8 inches' : '6 inches'} square, with parchment.`,
        `Stir the ${seed} with three times as much water and leave 5 minutes to gel: it will bind the batter.`,
        `Purée the ${beans} with the ${and(fat, vanilla)} until truly smooth, a full 2 minutes. Add the ${and(cocoa, sweet, powder)} and the gel and pulse to a thick batter.`,
        `Smooth into the tin${nut ? `, stud with the ${nut}` : ''} and bake 22 to 25 minutes; it should look underdone in the middle.`,
        `Cool fully before cutting, an hour if you can. Serve with the ${fruit}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
        more: ['They firm up overnight in the refrigerator and keep 4 days.'],
      }),
    }
  },
}
