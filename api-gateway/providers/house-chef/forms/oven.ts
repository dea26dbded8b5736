import { adjectives, doneness, isPlural, minutesOf, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

export const sheetPan: Form = {
  id: 'sheet-pan',
  called: 'a sheet-pan dinner',
  meals: ['Dinner', 'Lunch'],
  says: ['sheet-pan', 'one-pan', 'hearty', 'kid-friendly'],
  minutes: 30,
  skill: 1,
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
        more: [
          'Fill half of your plate from the vegetables before you take anything else.',
          'Leftovers keep 3 days and are good cold over leaves.',
        ],
      }),
    }
  },
}

export const parcels: Form = {
  id: 'parcels',
  called: 'fish in parchment',
  meals: ['Dinner', 'Lunch'],
  says: ['parcel', 'light', 'french', 'mediterranean'],
  minutes: 28,
  skill: 2,
  kits: ['dill', 'tarragon', 'greek', 'basil', 'sesame', 'miso', 'thai', 'rosemary'],
  roles: {
    fish: { kinds: ['fish'], way: 'parcel', grams: 160 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 170,
      count: 2,
      more: 1,
      only: [
        'cherry-tomatoes',
        'fennel-bulb',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'snow-peas',
        'napa-cabbage',
        'artichoke-hearts',
        'cabbage',
      ],
    },
    leaf: {
      kinds: ['leaf'],
      way: 'wilt',
      grams: 45,
      only: ['spinach-raw', 'swiss-chard', 'kale'],
      optional: true,
    },
    side: { kinds: ['carbohydrate'], way: 'side', grams: 85, optional: true },
  },
  cook(top) {
    const main = top.one('fish')
    const fish = top.put(main, 160)
    const vegetables = top.putAll('vegetables', 175, 'very thinly sliced')
    const leaf = top.putAll('leaf', 40)
    const oil = top.fat(1.5)
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const salty = top.salty(0.8) || top.salt(0.12)
    const acid = top.acid(1.5)
    const herb = top.herb(1)
    const side = top.putAll('side', 85, '', 'carb')
    const bake = minutesOf(main, 'parcel')
    return {
      title: `${top.kit.name} ${main.title} Parcels with ${titles(top.all('vegetables'))}`,
      description: `Each person opens a parcel at the table, and the steam that escapes is half the pleasure.`,
      prep: 13,
      cook: bake,
      steps: [
        `Set the oven to 400 °F (200 °C). Cut ${top.servings > 1 ? `${top.servings} sheets of parchment, each` : 'a sheet of parchment'} as long as your forearm, and fold a crease down the middle.`,
        `Mix the ${and(oil, aromatics, spices, salty)} to a loose paste.`,
        `On one side of the crease, bed down the ${and(leaf, vegetables)}. Lay the ${fish} on top and spread with the paste.`,
        `Fold over and crimp the edges in small, overlapping pleats: trapped steam does the cooking. Bake on a tray for ${bake} minutes, until the parcels balloon and the fish inside reads 145 °F (63 °C).${top.aside({ beginner: 'Not sure? Open one, press with a fork; it should part in flakes.', advanced: 'A thermometer can go straight through the paper.' })}`,
        `Snip open, sprinkle with the ${and(acid, herb)}${side ? ` and pass the warm ${side} round` : ''}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('side'),
        fibre: vegetables,
        more: [
          'Parcels can be closed up to 6 hours ahead and kept cold; add 2 minutes to the baking.',
          'Two fish meals a week, one of them oily, are kind to the heart.',
        ],
      }),
    }
  },
}

export const stuffedPeppers: Form = {
  id: 'stuffed-vegetables',
  called: 'stuffed vegetables',
  meals: ['Dinner', 'Lunch'],
  says: ['stuffed', 'hearty', 'make-ahead', 'unhurried'],
  gives: ['peppers', 'pepper', 'bell pepper', 'bell peppers', 'stuffed peppers'],
  minutes: 50,
  skill: 1,
  kits: ['greek', 'cumin', 'basil', 'chili', 'moroccan', 'paprika', 'herb'],
  needs: ['crushed-tomatoes|canned-tomatoes', 'onion|red-onion|scallions|leek'],
  roles: {
    shell: {
      kinds: ['vegetable'],
      way: 'roast',
      grams: 180,
      only: ['bell-pepper-red', 'bell-pepper-yellow'],
    },
    filling: { kinds: ['mince', 'pulse', 'tofu'], way: 'brown', grams: 100 },
    grain: { kinds: ['carbohydrate'], way: 'stuff', grams: 50, optional: true },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 30 },
    cheese: { kinds: ['dairy'], way: 'melt', grams: 18, optional: true },
  },
  cook(top) {
    const peppers = top.put(top.one('shell'), 180, 'halved lengthwise and seeded')
    const main = top.one('filling')
    const filling = top.put(main, 105, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.2, 'finely chopped')
    const oil = top.fat(1.25)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const tomatoes = top.shelf('crushed-tomatoes|canned-tomatoes', 0.25)
    const leaf = top.put(top.one('leaf'), 30, 'chopped')
    const grain = top.putAll('grain', 55, '', 'carb')
    const seasoned = top.salt(0.14)
    const cheese = top.putAll('cheese', 18)
    const acid = top.acid(0.75)
    const herb = top.herb(0.75)
    return {
      title: `${top.kit.name} Stuffed Peppers with ${and(titles([main]), grain ? titles(top.all('grain')) : titles([top.one('leaf')]))}`,
      description: `Sweet roasted peppers holding a savoury filling; the oven does most of the work.`,
      prep: 18,
      cook: 38,
      steps: [
        `Preheat to 400 °F (200 °C). Put the ${peppers} cut side up in a baking dish that holds them snugly and give them a 15 minute head start.`,
        main.kind === 'mince'
          ? `For the filling, soften the ${onion} in the ${oil}, add the ${filling} and brown for 7 minutes, ${doneness(main)}.`
          : `For the filling, soften the ${onion} in the ${oil}, then add the ${filling} and cook 5 minutes, crushing a few with the back of the spoon.`,
        `Stir in the ${and(aromatics, spices, tomatoes)} and the ${seasoned}. After 3 minutes of bubbling add the ${and(leaf, grain)}; the mixture should mound on a spoon.`,
        `Fill the pepper halves, domed rather than level${cheese ? `, and cover with the ${cheese}` : ''}. Return to the oven for 20 minutes, until the peppers slump and the tops are browned.`,
        `Rest 5 minutes, then drizzle with the ${acid} and strew with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain') ?? (main.kind === 'pulse' ? main : null),
        fibre: peppers,
        more: ['Filled and unbaked, they wait a day in the refrigerator; baked, they freeze for 2 months.'],
      }),
    }
  },
}

export const meatballs: Form = {
  id: 'meatballs',
  called: 'baked meatballs in sauce',
  meals: ['Dinner', 'Lunch'],
  says: ['meatballs', 'hearty', 'italian', 'kid-friendly', 'make-ahead'],
  minutes: 40,
  skill: 2,
  kits: ['basil', 'rosemary', 'cumin', 'moroccan', 'herb', 'greek'],
  needs: ['crushed-tomatoes', 'flaxseed-ground|flour-almond'],
  roles: {
    mince: { kinds: ['mince'], way: 'ball', grams: 140 },
    noodle: { kinds: ['vegetable'], way: 'noodle', grams: 190, optional: true },
    pasta: { kinds: ['carbohydrate'], way: 'pasta', grams: 60, optional: true },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
  },
  cook(top) {
    const main = top.one('mince')
    const mince = top.put(main, 145)
    const binder = top.allowedFrom('flaxseed-ground|flour-almond')!
    const crumbs = top.put(binder, binder.food.id === 'flour-almond' ? 8 : 6, '', 'fixed')
    const aromatics = top.aromatics()
    const spices = top.spices()
    const seasoned = top.salt(0.14)
    const oil = top.fat(1)
    const tomatoes = top.shelf('crushed-tomatoes', 0.45)
    const leaf = top.put(top.one('leaf'), 42)
    const noodle = top.putAll('noodle', 190, 'cut into long ribbons')
    const pasta = noodle ? '' : top.putAll('pasta', 60, '', 'carb')
    const acid = top.acid(0.5)
    const herb = top.herb(1)
    return {
      title: `${top.kit.name} ${main.title} Meatballs in Tomato Sauce${noodle ? ' over Zucchini Ribbons' : pasta ? ` with ${titles(top.all('pasta'))}` : ` with ${top.one('leaf').title}`}`,
      description: `Baked, not fried, and bound with ${crumbs}, in a sauce sweetened by nothing but tomatoes.`,
      prep: 15,
      cook: 25,
      steps: [
        `Turn the oven to 425 °F (220 °C). Work the ${mince}, ${and(crumbs, spices)} and half the ${and(aromatics)} together with the ${seasoned}, quickly and lightly; overworked meat turns rubbery.`,
        `With wet hands roll into ${top.servings * 4} balls the size of a golf ball, brush with some of the ${oil} and bake on a lined tray for 16 to 18 minutes, ${doneness(main)}.`,
        `In the meantime warm the rest of the ${aromatics} in the remaining oil, pour in the ${tomatoes} and simmer 10 minutes. Stir in the ${leaf} and the ${acid}.`,
        noodle
          ? `Roll the meatballs in the sauce. Flash the ${noodle} ribbons in a hot dry pan for 90 seconds, no longer, and mound on plates with the sauce over them and the ${herb} on top.`
          : `Roll the meatballs in the sauce${pasta ? `, spoon over the hot ${pasta}` : ''} and finish with the ${herb}.`,
      ],
      tips: tipsFor(top, {
        carb: pasta ? top.maybe('pasta') : null,
        fibre: leaf,
        more: [
          'Freeze the raw balls on a tray, then bag them: they go into the oven frozen and need 6 minutes longer.',
        ],
      }),
    }
  },
}

export const gratin: Form = {
  id: 'gratin',
  called: 'a vegetable gratin',
  meals: ['Dinner', 'Lunch'],
  says: ['gratin', 'hearty', 'french', 'italian', 'unhurried', 'stew'],
  minutes: 55,
  skill: 2,
  kits: ['basil', 'dijon', 'tarragon', 'rosemary'],
  needs: ['canned-tomatoes|crushed-tomatoes', 'onion|leek|shallot|red-onion'],
  roles: {
    vegetables: {
      kinds: ['vegetable'],
      way: 'roast',
      grams: 240,
      count: 2,
      more: 1,
      only: [
        'zucchini',
        'eggplant',
        'cauliflower',
        'fennel-bulb',
        'yellow-squash',
        'cremini-mushrooms',
        'celeriac',
      ],
    },
    beans: {
      kinds: ['pulse'],
      way: 'simmer',
      grams: 95,
      only: ['white-beans', 'butter-beans', 'chickpeas', 'lentils-cooked'],
    },
    cheese: { kinds: ['dairy'], way: 'melt', grams: 28, optional: true },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, optional: true, never: ['coconut-shredded'] },
  },
  cook(top) {
    const vegetables = top.putAll('vegetables', 240, 'sliced ¼ inch thick')
    const onion = top.shelf('onion|leek|red-onion|shallot', 0.2, 'thinly sliced')
    const oil = top.fat(1.75)
    const aromatics = top.aromatics()
    const spices = top.spices(1.2)
    const beans = top.putAll('beans', 100, 'drained and rinsed', 'carb')
    const tomatoes = top.shelf('canned-tomatoes|crushed-tomatoes', 0.4)
    const seasoned = top.salt(0.16)
    const cheese = top.putAll('cheese', 28)
    const nut = top.putAll('nut', 12, 'finely chopped', 'fixed')
    const acid = top.acid(0.5)
    const herb = top.herb(1)
    return {
      title: `${adjectives(top.all('vegetables'))} ${cheese ? 'Gratin' : 'Bake'} with ${and(titles(top.all('beans')), titles(top.all('cheese')))}`,
      description: `Layers that slump into each other under a crisp lid. It asks for time, not attention.`,
      prep: 17,
      cook: 45,
      steps: [
        `Warm the oven to 400 °F (200 °C) and oil a shallow dish with a little of the ${oil}.`,
        `Sweat the ${and(onion, aromatics, spices)} in half of what is left for 5 minutes. Add the ${and(tomatoes, beans)}, let it bubble 5 minutes, and sour it with the ${acid}.`,
        `Pour that into the dish. Overlap the ${vegetables} above it like roof tiles, brush with the last of the oil and sprinkle with the ${seasoned}.`,
        `Cover with foil and bake 20 minutes; uncover${cheese || nut ? `, strew with the ${and(cheese, nut)}` : ''} and bake 15 minutes more, until a knife slides in and the top is bronzed.`,
        `Give it 3 minutes to settle before you cut, then scatter the ${herb} across.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: vegetables,
        more: ['Better the next day: reheat covered at 350 °F (175 °C) until 165 °F (74 °C) in the middle.'],
      }),
    }
  },
}
