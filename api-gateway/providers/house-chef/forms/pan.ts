import { adjectives, capital, doneness, isPlural, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

export const seared: Form = {
  id: 'seared-with-greens',
  called: 'a quick pan-seared dinner',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'no-oven', 'high-protein', 'light'],
  minutes: 22,
  skill: 2,
  kits: ['dijon', 'tarragon', 'greek', 'basil', 'rosemary', 'dill', 'cajun', 'herb', 'paprika', 'curry'],
  needs: ['vegetable-broth|chicken-broth|water'],
  roles: {
    protein: { kinds: ['fish', 'poultry', 'meat', 'shellfish', 'tofu'], way: 'pan', grams: 160 },
    vegetable: { kinds: ['vegetable'], way: 'pan', grams: 100, more: 1 },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 60 },
    side: { kinds: ['carbohydrate'], way: 'side', grams: 90, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(main, 165)
    const seasoned = top.salt(0.14)
    const spices = top.spices()
    const oil = top.fat(2)
    const vegetable = top.putAll('vegetable', 110)
    const aromatics = top.aromatics()
    const broth = top.shelf('vegetable-broth|chicken-broth|water', 0.2)
    const leaf = top.put(top.one('leaf'), 60)
    const acid = top.acid(1.5)
    const herb = top.herb(0.75)
    const side = top.putAll('side', 90, '', 'carb')
    const sear = minutesOf(main, 'pan')
    return {
      title: `Pan-Seared ${top.kit.name} ${main.title} with ${titles([...top.all('vegetable').slice(0, 1), top.one('leaf')])}`,
      description: `${capital(protein)} with a good crust, and a sauce made from what it leaves behind in the pan.`,
      prep: 8,
      cook: sear + 7,
      steps: [
        `Blot the ${protein} dry, rub with the ${and(seasoned, spices)} and leave at room temperature while the skillet heats: a drop of water should dance.`,
        `Swirl in half the ${oil}, lay the ${protein} down and do not touch ${isPlural(protein) ? 'them' : 'it'} for the first ${Math.max(2, Math.round(sear / 2))} minutes. Turn and cook ${sear} minutes altogether, ${doneness(main)}. Move to a warm plate.`,
        `Lower the heat, add the remaining ${oil} and the ${and(vegetable, aromatics)}, and cook 5 minutes until tender.`,
        `Pour in the ${broth}, scraping up the brown film; it is pure flavour. Add the ${leaf}, put on the lid for a minute, and sharpen with the ${acid}.${top.aside({ advanced: 'Reduce the juices to a syrup before the leaves go in, and mount with a thread of oil off the heat.' })}`,
        `Rest the ${protein} on the greens, spoon over the pan sauce and the ${herb}${side ? `, with the warm ${side} alongside` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: and(vegetable, leaf),
        apart: true,
        more: [
          'Slice the protein and fan it out: the plate looks fuller, and fullness begins with the eyes.',
        ],
      }),
    }
  },
}

export const skewers: Form = {
  id: 'skewers',
  called: 'grilled skewers',
  meals: ['Dinner', 'Lunch'],
  says: ['skewers', 'light', 'middle-eastern', 'mediterranean', 'no-oven'],
  minutes: 30,
  skill: 2,
  kits: ['greek', 'cumin', 'moroccan', 'paprika', 'turmeric', 'sesame', 'chili', 'thai'],
  roles: {
    protein: { kinds: ['poultry', 'meat', 'shellfish', 'tofu'], way: 'skewer', grams: 150 },
    grilled: { kinds: ['vegetable'], way: 'grill', grams: 120, count: 2 },
    slaw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 110,
      only: ['red-cabbage', 'cabbage', 'napa-cabbage', 'cucumber', 'fennel-bulb', 'radishes'],
    },
    sauce: { kinds: ['dairy'], way: 'sauce', grams: 45, optional: true },
    side: { kinds: ['carbohydrate'], way: 'side', grams: 80, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(main, 155)
    const oil = top.fat(2)
    const acid = top.acid(2)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty() || top.salt(0.14)
    const grilled = top.putAll('grilled', 125, (food) =>
      food.food.id === 'cherry-tomatoes' ? 'left whole' : 'cut into 1-inch pieces',
    )
    const slaw = top.putAll('slaw', 110)
    const herb = top.herb(1)
    const sauce = top.when('sauce', 'mied'.includes(top.kit.cuisine)) ? top.putAll('sauce', 45) : ''
    const side = top.putAll('side', 80, '', 'carb')
    const grill = minutesOf(main, 'skewer')
    return {
      title: `${top.kit.name} ${and(main.title, adjectives(top.all('grilled').slice(0, 1)))} Skewers with ${adjectives(top.all('slaw'))} Salad`,
      description: `Charred at the tips, juicy inside, with a cool, sharp salad to cut the smoke.`,
      prep: 15,
      cook: grill + 3,
      steps: [
        `Stir half the ${acid} with the ${and(aromatics, spices, salty)} and half the ${oil}. Turn the ${protein} in it and leave for 10 minutes${main.kind === 'shellfish' ? ', no longer, or the acid will toughen it' : ''}.`,
        `Soak wooden skewers if you use them. Thread the ${protein} and ${grilled} in turn, leaving a finger's width bare at each end.`,
        `Get a grill or ridged pan smoking hot. Cook for ${grill} minutes, a quarter turn every few minutes, ${doneness(main)}; throw away what marinade is left.`,
        `Scrunch the ${slaw} with the rest of the ${and(acid, oil)} and the ${herb} until slightly softened.`,
        `Serve the skewers across the salad${sauce || side ? ` with ${and(sauce ? `a spoonful of the ${sauce}` : '', side ? `the warm ${side}` : '')}` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: slaw,
        apart: true,
        more: ['A sour marinade lowers the compounds that high heat creates, and tastes better for it.'],
      }),
    }
  },
}

export const burgers: Form = {
  id: 'burgers',
  called: 'burgers without the bun',
  meals: ['Dinner', 'Lunch'],
  says: ['burger', 'american', 'kid-friendly', 'high-protein', 'no-oven'],
  minutes: 25,
  skill: 1,
  kits: ['herb', 'cajun', 'dijon', 'chili', 'cumin', 'greek'],
  needs: ['romaine-lettuce|lettuce', 'red-onion|onion|scallions|chives'],
  roles: {
    patty: { kinds: ['mince'], way: 'patty', grams: 150 },
    bun: { kinds: ['leaf'], way: 'raw', grams: 60, only: ['romaine-lettuce', 'lettuce'] },
    raw: { kinds: ['vegetable'], way: 'raw', grams: 80, only: ['tomato', 'cucumber', 'radishes'], more: 1 },
    slaw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 100,
      only: ['red-cabbage', 'cabbage', 'fennel-bulb', 'bell-pepper-yellow'],
    },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 45, optional: true },
  },
  cook(top) {
    const main = top.one('patty')
    const patty = top.put(main, 155)
    const onion = top.shelf('red-onion|onion|scallions|chives', 0.12, 'finely chopped')
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const seasoned = top.salt(0.15)
    const oil = top.fat(2)
    const slaw = top.putAll('slaw', 105, 'finely shredded')
    const acid = top.acid(1.5)
    const herb = top.herb(0.75)
    const bun = top.put(top.one('bun'), 65, 'largest leaves only')
    const raw = top.putAll('raw', 85, 'thickly sliced')
    const avocado = top.putAll('avocado', 45, 'sliced')
    return {
      title: `${top.kit.name} ${main.title} Burgers in Lettuce with ${adjectives(top.all('slaw'))} Slaw`,
      description: `Everything you like about a burger, held by a crisp leaf, and the juices run where they should.`,
      prep: 13,
      cook: minutesOf(main, 'patty'),
      steps: [
        `Put the ${patty} in a bowl with the ${and(onion, aromatics, spices)} and most of the ${seasoned}. Mix with a fork, just until it holds.`,
        `Shape ${top.servings > 1 ? `${top.servings} patties` : 'a patty'} a little wider than your palm and press a dimple in the middle; it keeps them flat.`,
        `Cook over medium-high heat in half the ${oil} for ${minutesOf(main, 'patty')} minutes, flipping once, ${doneness(main)}. Resist squashing them.`,
        `While they sizzle, knead the ${slaw} with the ${acid}, the ${herb} and the rest of the ${oil}.`,
        `Double up the ${bun} leaves, stack with patty, ${and(raw, avocado)}, wrap and hold tight. The slaw goes alongside, or inside if you dare.`,
      ],
      tips: tipsFor(top, {
        fibre: slaw,
        apart: true,
        more: [
          'Going without the usual roll saves about 20 g of carbohydrate.',
          'Patties freeze raw for 3 months with parchment between them; thaw overnight in the refrigerator.',
        ],
      }),
    }
  },
}

export const stirFry: Form = {
  id: 'stir-fry',
  called: 'a stir-fry',
  meals: ['Dinner', 'Lunch'],
  says: ['stir-fry', 'quick', 'asian', 'one-pan', 'no-oven'],
  minutes: 20,
  skill: 1,
  kits: ['sesame', 'miso', 'thai', 'thai-chili', 'turmeric'],
  roles: {
    protein: { kinds: ['poultry', 'meat', 'shellfish', 'tofu', 'pulse'], way: 'fry', grams: 145 },
    vegetables: { kinds: ['vegetable'], way: 'fry', grams: 220, count: 3, more: 1 },
    grain: {
      kinds: ['carbohydrate'],
      way: 'side',
      grams: 80,
      optional: true,
      only: ['rice-brown-cooked', 'quinoa-cooked', 'buckwheat-cooked', 'rice-basmati-cooked'],
    },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(main, 150, main.kind === 'poultry' ? 'cut into thin strips' : main.cut)
    const vegetables = top.putAll('vegetables', 230)
    const order = [...top.all('vegetables')].sort((a, b) => minutesOf(b, 'fry') - minutesOf(a, 'fry'))
    const first = order[0]!
    const rest = order.slice(1)
    const names = new Map(top.ingredients.map((item) => [item.entry.food.id, item.name]))
    const say = (foods: typeof order) => and(...foods.map((food) => names.get(food.food.id) ?? food.name))
    const aromatics = top.aromatics(1.2)
    const spices = top.spices()
    const oil = top.fat(2)
    const salty = top.salty(1.2) || top.salt(0.14)
    const acid = top.acid(1.5)
    const herb = top.herb(1)
    const grain = top.putAll('grain', 85, '', 'carb')
    return {
      title: `${top.kit.name} ${main.title} Stir-Fry with ${titles(top.all('vegetables'))}`,
      description: `Five minutes at the stove once the knife work is done, and the vegetables keep their snap.`,
      prep: 11,
      cook: Math.max(8, minutesOf(main, 'fry') + minutesOf(first, 'fry')),
      steps: [
        `Have everything cut and within reach before you light the stove; there will be no time later. Stir the ${and(salty, acid)} together in a cup.`,
        `When the wok is so hot that a drop of water vanishes, add half the ${oil} and the ${protein}. Spread out, sear 1 minute, then stir-fry ${main.kind === 'poultry' ? '4 to 5 minutes more, until no pink is left and 165 °F (74 °C) inside' : main.kind === 'meat' ? '2 to 3 minutes more, to 145 °F (63 °C)' : main.kind === 'shellfish' ? '2 to 3 minutes more, until curled and opaque' : `${Math.max(2, minutesOf(main, 'fry') - 1)} minutes more, until golden`}. Scoop out.`,
        `Add the rest of the ${oil}. The ${say([first])} ${isPlural(say([first])) ? 'go' : 'goes'} in first for ${Math.max(2, minutesOf(first, 'fry') - 2)} minutes${rest.length ? `, then the ${say(rest)} for 2 more` : ''}, always tossing.`,
        `Make a hole in the middle, let the ${and(aromatics, spices)} bloom there for 20 seconds, bring back the ${protein}, pour the sauce round the rim and toss until glossy.${top.aside({ beginner: 'If it looks dry, a spoonful of water makes a sauce.', advanced: 'The rim is the hottest part: sauce poured there caramelises before it reaches the food.' })}`,
        `Off the heat, fold in the ${herb}${grain ? ` and serve over the ${grain}` : ' and eat straight away'}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain'),
        fibre: vegetables,
        more: [
          'Bottled wok sauces are often as sweet as syrup; this one has next to no sweetness at all.',
          'Vegetables with bite raise blood sugar less than the same ones cooked soft.',
        ],
      }),
    }
  },
}

export const cauliflowerRice: Form = {
  id: 'cauliflower-fried-rice',
  called: 'fried cauliflower rice',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'one-pan', 'asian', 'no-oven', 'kid-friendly'],
  gives: ['cauliflower'],
  minutes: 22,
  skill: 1,
  kits: ['sesame', 'curry', 'turmeric', 'thai', 'chili', 'cajun'],
  roles: {
    rice: { kinds: ['vegetable'], way: 'rice', grams: 190 },
    protein: { kinds: ['shellfish', 'poultry', 'tofu', 'mince', 'pulse', 'meat'], way: 'fry', grams: 130 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 120,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'snow-peas',
        'green-beans',
        'broccoli',
        'zucchini',
        'cabbage',
        'cremini-mushrooms',
        'shiitake-mushrooms',
      ],
    },
    egg: { kinds: ['egg'], way: 'whole', grams: 50, optional: true },
  },
  cook(top) {
    const rice = top.put(top.one('rice'), 190, 'pulsed or grated to small grains')
    const main = top.one('protein')
    const protein = top.put(main, 132, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const vegetables = top.putAll('vegetables', 120, 'finely diced')
    const egg = top.when('egg', main.kind === 'pulse' || top.setting.random.next() < 0.5)
      ? top.putAll('egg', 50, 'beaten')
      : ''
    const oil = top.fat(2)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty(1.2) || top.salt(0.14)
    const acid = top.acid(1)
    const herb = top.herb(1)
    return {
      title: `${top.kit.name} ${titles([main])} with Fried ${top.one('rice').title} Rice and ${titles(top.all('vegetables').slice(0, 1))}`,
      description: `All the comfort of a bowl of something fried and savoury, at a fraction of the starch.`,
      prep: 12,
      cook: 12,
      steps: [
        `Wring the riced ${rice} in a clean towel; every drop you lose now is crispness later.`,
        `Fry the ${protein} in a third of the ${oil} in your largest pan for ${minutesOf(main, 'fry')} minutes, ${doneness(main)}. Set aside${egg ? `; scramble the ${egg} in the same pan for 1 minute and set aside too` : ''}.`,
        `Next third of the oil, next batch: the ${vegetables}, 3 minutes, with the ${and(aromatics, spices)} for the final 30 seconds.`,
        `Last of the oil, then the ${rice}. Flatten it against the metal, wait 2 minutes, turn, and repeat until speckled brown, about 5 minutes.`,
        `Return everything, season with the ${and(salty, acid)} and stir in the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: rice,
        more: ['A cup of this holds about 5 g of carbohydrate, where the grain it stands in for holds 40.'],
      }),
    }
  },
}

export const zucchiniNoodles: Form = {
  id: 'zucchini-noodles',
  called: 'zucchini noodles',
  meals: ['Dinner', 'Lunch'],
  says: ['quick', 'italian', 'light', 'no-oven', 'one-pan'],
  gives: ['zucchini', 'courgette', 'courgettes'],
  minutes: 18,
  skill: 1,
  kits: ['basil', 'rosemary', 'greek', 'thai', 'dill', 'paprika'],
  roles: {
    noodle: { kinds: ['vegetable'], way: 'noodle', grams: 230 },
    protein: {
      kinds: ['shellfish', 'poultry', 'fish', 'pulse', 'tofu'],
      way: 'simmer',
      grams: 130,
      never: ['black-beans', 'kidney-beans', 'edamame', 'tempeh'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'pan',
      grams: 90,
      more: 1,
      only: ['cherry-tomatoes', 'asparagus', 'cremini-mushrooms', 'tomato'],
    },
    nut: {
      kinds: ['nut'],
      way: 'topping',
      grams: 12,
      optional: true,
      only: ['almonds', 'walnuts', 'pistachios', 'hazelnuts', 'sunflower-seeds', 'pumpkin-seeds'],
    },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 15, optional: true },
  },
  cook(top) {
    const noodle = top.put(top.one('noodle'), 235, 'cut into long strands with a spiralizer or peeler')
    const main = top.one('protein')
    const protein = top.put(main, 135, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const vegetables = top.putAll('vegetables', 95)
    const oil = top.fat(2.25)
    const aromatics = top.aromatics(1.4)
    const spices = top.spices()
    const salty = top.salty(0.8) || top.salt(0.14)
    const acid = top.acid(1.25)
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    const cheese = top.putAll('cheese', 15)
    const herb = top.herb(1.5, 'torn')
    const cooks = Math.min(12, minutesOf(main, 'simmer'))
    return {
      title: `${top.kit.name} ${titles([main])} with Zucchini Noodles and ${titles(top.all('vegetables').slice(0, 1))}`,
      description: `Twirls round the fork, weighs like a salad; the sauce is glossy with ${oil} and pan juices.`,
      prep: 9,
      cook: cooks + 4,
      steps: [
        `Drape the cut ${noodle} over a towel while you cook: dry strands stay springy.`,
        `Start the ${aromatics} in cold ${oil} over a gentle flame; when it whispers, add the ${and(spices, protein)}.`,
        `Cook ${cooks} minutes, shaking the pan, ${doneness(main)}. Add the ${vegetables} for the last 3, so that ${isPlural(vegetables) ? 'they' : 'it'} just begin${isPlural(vegetables) ? '' : 's'} to give.`,
        `Raise the heat, throw in the ${noodle} with the ${and(salty, acid)} and lift with tongs for 60 to 90 seconds. Stop while still firm; they soften on the plate.`,
        `Finish with the ${and(cheese, nut, herb)} and serve at once.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: noodle,
        more: ['Salt draws water out of zucchini, so season at the very end.'],
      }),
    }
  },
}

export const fajitas: Form = {
  id: 'fajitas',
  called: 'fajitas',
  meals: ['Dinner', 'Lunch'],
  says: ['fajitas', 'mexican', 'kid-friendly', 'no-oven', 'quick', 'wrap'],
  minutes: 25,
  skill: 1,
  kits: ['chili', 'chipotle'],
  needs: ['red-onion|onion|scallions', 'salsa|tomato', 'avocado'],
  roles: {
    protein: { kinds: ['poultry', 'meat', 'shellfish', 'tofu', 'pulse'], way: 'fry', grams: 135 },
    strips: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 170,
      count: 2,
      more: 1,
      only: [
        'bell-pepper-red',
        'bell-pepper-yellow',
        'bell-pepper-green',
        'poblano-pepper',
        'zucchini',
        'cremini-mushrooms',
      ],
    },
    tortilla: { kinds: ['carbohydrate'], way: 'taco', grams: 48, optional: true },
    leaf: {
      kinds: ['leaf'],
      way: 'raw',
      grams: 35,
      optional: true,
      only: ['romaine-lettuce', 'lettuce', 'spinach-raw'],
    },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(
      main,
      138,
      main.kind === 'pulse'
        ? main.cut
        : main.kind === 'tofu'
          ? 'cut into strips'
          : main.kind === 'shellfish'
            ? main.cut
            : 'cut into strips',
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const aromatics = top.aromatics()
    const spices = top.spices(1.4)
    const seasoned = top.salt(0.14)
    const oil = top.fat(1.75)
    const strips = top.putAll('strips', 175, 'cut into strips')
    const onion = top.shelf('red-onion|onion|scallions', 0.25, 'cut into wedges')
    const acid = top.acid(1.5)
    const herb = top.herb(1)
    const salsa = top.shelf('salsa|tomato', top.allowedFrom('salsa') ? 0.15 : 0.5)
    const avocado = top.shelf('avocado', 0.25, 'sliced')
    const tortilla = top.putAll('tortilla', 48, '', 'carb')
    const leaf = tortilla ? '' : top.putAll('leaf', 40)
    return {
      title: `${top.kit.name} ${main.title} Fajitas with ${titles(top.all('strips'))}`,
      description: `A sizzling skillet in the middle of the table, and everyone builds their own.`,
      prep: 12,
      cook: minutesOf(main, 'fry') + 7,
      steps: [
        `Massage the ${and(aromatics, spices)} and the ${seasoned} into the ${protein} with a teaspoon of the ${oil}.`,
        `Heat a cast-iron pan until it smokes. Char the ${and(strips, onion)} in the rest of the ${oil}, 6 minutes, with as little stirring as you can bear. Tip out.`,
        `In the same pan, without washing it, cook the ${protein} for ${minutesOf(main, 'fry')} minutes, ${doneness(main)}. Deglaze with the ${acid} and bring the vegetables back.`,
        tortilla
          ? `Warm the ${tortilla} over the open flame or in a dry pan. Set out with the ${and(salsa, avocado, herb)}.`
          : `Set out with the ${and(leaf, salsa, avocado, herb)}.`,
      ],
      tips: tipsFor(top, {
        carb: tortilla ? top.maybe('tortilla') : main.kind === 'pulse' ? main : null,
        fibre: strips,
        more: tortilla ? ['Corn tortillas are small, and raise blood sugar less than wide, soft ones.'] : [],
      }),
    }
  },
}
