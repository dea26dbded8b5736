import { are, dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

export const grainBowl: Form = {
  id: 'grain-bowl',
  called: 'a grain bowl',
  meals: ['Lunch', 'Dinner'],
  says: ['bowl', 'make-ahead', 'high-protein', 'quick'],
  minutes: 25,
  skill: 1,
  kits: ['greek', 'cumin', 'sesame', 'chili', 'chipotle', 'dijon', 'thai', 'herb', 'miso', 'rosemary'],
  roles: {
    protein: {
      kinds: ['poultry', 'fish', 'shellfish', 'tofu', 'meat', 'pulse'],
      way: 'pan',
      never: ['pork-chop'],
      grams: 140,
    },
    grain: { kinds: ['carbohydrate'], way: 'bowl', grams: 95, optional: true },
    warm: {
      kinds: ['vegetable'],
      way: 'steam',
      grams: 100,
      only: ['broccoli', 'broccolini', 'asparagus', 'green-beans'],
      more: 1,
    },
    raw: { kinds: ['vegetable'], way: 'raw', grams: 80, more: 2 },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 35 },
  },
  cook(top) {
    const meat = top.one('protein')
    const protein = top.put(meat, 145)
    const grain = top.putAll('grain', 100, '', 'carb')
    const warm = top.putAll('warm', 100)
    const raw = top.putAll('raw', 85)
    const leaf = top.put(top.one('leaf'), 38)
    const oil = top.fat(2.5)
    const acid = top.acid(2)
    const salty = top.salty()
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const seasoned = salty ? '' : top.salt(0.12)
    const herb = top.herb(1)
    const minutes = meat.ways.pan ?? 8
    return {
      title: `${top.kit.name} ${meat.title} Bowl with ${and(titles(top.all('warm')), titles(top.all('grain')))}`,
      description: `Something hot, something raw and something sharp in one bowl${grain ? `, over just enough ${grain}` : ''}.`,
      prep: 10,
      cook: Math.max(10, minutes + 3),
      steps: [
        `Make the dressing in a jar: ${and(acid, salty, aromatics, `half the ${oil}`)}${seasoned ? ` and a pinch of the ${seasoned}` : ''}, lid on, shaken hard.`,
        `Dry the ${protein} with paper towel and season with ${and(spices, seasoned) || 'a spoonful of the dressing'}. Sear in the rest of the ${oil} over medium-high heat, ${minutes} minutes in all, ${meat.kind === 'poultry' ? 'until 165 °F (74 °C) inside' : meat.kind === 'fish' ? 'until it flakes, 145 °F (63 °C)' : meat.kind === 'shellfish' ? 'until opaque' : meat.kind === 'meat' ? 'until 145 °F (63 °C), then rest 3 minutes' : 'until crisp at the corners'}.`,
        `Steam the ${warm} over an inch of water for 4 minutes; stop while there is still some snap.`,
        `${grain ? `Warm the ${grain} with a splash of water, then divide among bowls with the ${leaf}.` : `Line bowls with the ${leaf}.`} Arrange the ${and(warm, raw)} in heaps, lay the ${protein} on top, and finish with dressing and the ${herb}.${top.aside({ advanced: 'Dress the leaves first and the rest from above, so that every layer is seasoned.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.maybe('grain'),
        fibre: and(warm, leaf),
        apart: true,
        more: [
          'Packed for work: keep dressing and leaves apart until noon; everything else is good for 3 days cold.',
        ],
      }),
    }
  },
}

export const bigSalad: Form = {
  id: 'big-salad',
  called: 'a dinner salad',
  meals: ['Lunch', 'Dinner'],
  says: ['salad', 'quick', 'no-cook', 'no-oven', 'light'],
  minutes: 15,
  skill: 1,
  kits: ['greek', 'dill', 'basil', 'dijon', 'tarragon', 'chili', 'cumin', 'herb', 'thai', 'sesame'],
  roles: {
    protein: { kinds: ['poultry', 'fish', 'shellfish', 'pulse', 'seed'], way: 'cold', grams: 120 },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 70 },
    vegetables: { kinds: ['vegetable'], way: 'raw', grams: 170, count: 3, more: 1 },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 25, optional: true },
    avocado: { kinds: ['fruit'], way: 'avocado', grams: 50, optional: true },
  },
  cook(top) {
    const main = top.one('protein')
    const protein = top.put(
      main,
      main.kind === 'seed' ? 34 : 120,
      main.cut,
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const leaf = top.put(top.one('leaf'), 70)
    const vegetables = top.putAll('vegetables', 180)
    const avocado = top.putAll('avocado', 50, 'sliced')
    const cheese = !top.when('cheese', !avocado || top.kit.cuisine === 'm') ? '' : top.putAll('cheese', 25)
    const oil = top.fat(2.5)
    const acid = top.acid(2)
    const salty = top.salty(0.8)
    const aromatics = top.aromatics(0.6)
    const spices = top.spices(0.6)
    const seasoned = salty ? '' : top.salt(0.1)
    const herb = top.herb(1.5)
    return {
      title: `${top.kit.name} ${main.title} Salad with ${titles(top.all('vegetables'))}`,
      description: `A salad that eats like a meal: ${and(protein, vegetables)}, under a dressing with backbone.`,
      prep: 15,
      cook: 0,
      steps: [
        `In your largest bowl, whisk the ${and(acid, salty, aromatics, spices, seasoned)}, then trickle in the ${oil} while whisking, until it clings to a leaf.`,
        `Tumble the ${and(vegetables, protein)} through the dressing and let them mingle for 5 minutes.`,
        `Toss in the ${and(leaf, herb)} with your hands, only now, so that nothing goes limp.`,
        cheese || avocado
          ? `Pile onto plates and top with the ${and(avocado, cheese)}.`
          : `Pile high onto plates and spoon over whatever dressing is left in the bowl.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: and(leaf, vegetables),
        more: [
          `The ${acid} does more than wake up the leaves: acidity eaten with a meal can lower the rise afterwards a little.`,
        ],
      }),
    }
  },
}

export const jarSalad: Form = {
  id: 'bean-jar',
  called: 'a bean salad for the week',
  meals: ['Lunch'],
  says: ['make-ahead', 'salad', 'high-fibre', 'no-cook', 'no-oven', 'quick'],
  minutes: 15,
  skill: 1,
  kits: ['greek', 'cumin', 'dijon', 'chili', 'curry', 'basil', 'paprika'],
  needs: ['red-onion|scallions|shallot|chives'],
  roles: {
    beans: { kinds: ['pulse'], way: 'cold', grams: 110, count: 1, more: 1 },
    raw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 170,
      count: 2,
      more: 2,
      only: [
        'cherry-tomatoes',
        'cucumber',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'radishes',
        'fennel-bulb',
        'celery',
        'artichoke-hearts',
        'roasted-red-peppers',
        'red-cabbage',
        'jicama',
      ],
    },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 40, never: ['lettuce'] },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 25, optional: true },
  },
  cook(top) {
    const acid = top.acid(2)
    const oil = top.fat(2)
    const aromatics = top.aromatics(0.6)
    const spices = top.spices()
    const seasoned = top.salt()
    const beans = top.putAll('beans', 120, undefined, 'carb')
    const onion = top.shelf(
      'red-onion|scallions|shallot|chives',
      top.allowedFrom('red-onion') ? 0.15 : 0.5,
      'finely sliced',
    )
    const raw = top.putAll('raw', 180)
    const cheese = top.putAll('cheese', 26)
    const leaf = top.put(top.one('leaf'), 40)
    const herb = top.herb(1)
    return {
      title: `${top.kit.name} ${top.one('beans').title} Jar Salad with ${titles(top.all('raw'))}`,
      description: `Built upside down in jars, dressing first, so that Thursday's lunch is as crisp as Monday's.`,
      prep: 15,
      cook: 0,
      steps: [
        `Stir the ${and(aromatics, spices, seasoned)} into the ${acid}, add the ${oil} and share this out among ${top.servings > 1 ? `${top.servings} jars` : 'one large jar'}: it belongs at the bottom.`,
        `Next go in the ${and(beans, onion)}, which only improve as they soak.`,
        `Layer the ${raw} above them${cheese ? `, then the ${cheese}` : ''}, packing gently to leave no air.`,
        `Crown with the ${and(leaf, herb)}, which must stay clear of the dressing, and screw on the lids. Upend into a bowl when you are ready.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
        more: ['Four days in the refrigerator is the limit once the vegetables are cut.'],
      }),
    }
  },
}

export const lettuceCups: Form = {
  id: 'lettuce-cups',
  called: 'lettuce cups',
  meals: ['Lunch', 'Dinner', 'Snack'],
  says: ['quick', 'wrap', 'light', 'no-oven', 'asian', 'kid-friendly'],
  minutes: 18,
  skill: 1,
  kits: ['sesame', 'miso', 'thai', 'thai-chili', 'chili', 'chipotle', 'cumin', 'curry'],
  needs: ['romaine-lettuce|lettuce', 'scallions|chives|red-onion'],
  roles: {
    mince: { kinds: ['mince', 'tofu', 'pulse'], way: 'brown', grams: 135 },
    crunch: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 110,
      count: 2,
      more: 1,
      only: [
        'carrots',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'cremini-mushrooms',
        'shiitake-mushrooms',
        'cabbage',
        'napa-cabbage',
        'snow-peas',
        'red-cabbage',
        'green-beans',
        'zucchini',
      ],
    },
    cup: { kinds: ['leaf'], way: 'raw', grams: 80, only: ['romaine-lettuce', 'lettuce'] },
    fresh: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 50,
      only: ['cucumber', 'radishes', 'cherry-tomatoes', 'daikon', 'jicama'],
      optional: true,
    },
  },
  cook(top) {
    const main = top.one('mince')
    const protein = top.put(
      main,
      140,
      main.kind === 'tofu' ? 'crumbled' : main.kind === 'pulse' ? 'drained and roughly mashed' : '',
      main.kind === 'pulse' ? 'carb' : 'bulk',
    )
    const crunch = top.putAll('crunch', 115, 'finely diced')
    const oil = top.fat(1.5)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const salty = top.salty(1.2) || top.salt(0.12)
    const acid = top.acid(1.5)
    const scallion = top.shelf(
      'scallions|chives|red-onion',
      top.allowedFrom('scallions') ? 0.75 : 0.2,
      'thinly sliced',
    )
    const cup = top.put(top.one('cup'), 85, 'leaves separated and washed')
    const fresh = top.putAll('fresh', 50)
    const herb = top.herb(1)
    return {
      title: `${top.kit.name} ${main.title} Lettuce Cups with ${titles(top.all('crunch'))}`,
      description: `Eaten with the fingers, a little messily: the crackle of lettuce is half the pleasure.`,
      prep: 10,
      cook: 8,
      steps: [
        `Dunk the ${cup} leaves in cold water, shake dry and set out on a platter; pick the ones that make natural scoops.`,
        `With the skillet very hot, crumble the ${protein} into the ${oil} and fry hard for 5 to 6 minutes${main.kind === 'mince' ? `, until browned through and ${/turkey|chicken/.test(main.name) ? '165 °F (74 °C)' : '160 °F (71 °C)'}` : ', until browned here and there'}.`,
        `Throw in the ${and(aromatics, spices, crunch)} and keep everything moving for 2 minutes; the vegetables should stay crunchy.`,
        `Take off the heat, stir in the ${and(salty, acid, scallion)} and taste: it ought to be bright and a touch salty.`,
        `Spoon into the leaves, tuck in the ${and(fresh, herb)}, fold and bite.`,
      ],
      tips: tipsFor(top, {
        carb: main.kind === 'pulse' ? main : null,
        fibre: crunch,
        more: ['The filling keeps 3 days and freezes well; the leaves do not, so wash only what you need.'],
      }),
    }
  },
}

export const wrap: Form = {
  id: 'tortilla-wrap',
  called: 'a rolled wrap',
  meals: ['Lunch', 'Dinner'],
  says: ['wrap', 'quick', 'no-oven', 'kid-friendly', 'mexican'],
  minutes: 15,
  skill: 1,
  kits: ['chili', 'chipotle', 'dill', 'herb', 'greek'],
  needs: ['avocado|hummus'],
  roles: {
    tortilla: { kinds: ['carbohydrate'], way: 'wrap', grams: 30 },
    protein: { kinds: ['poultry', 'fish', 'shellfish', 'pulse'], way: 'cold', grams: 100 },
    raw: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 110,
      count: 2,
      more: 1,
      only: ['bell-pepper-red', 'bell-pepper-yellow', 'cucumber', 'red-cabbage', 'tomato', 'radishes'],
    },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 30 },
  },
  cook(top) {
    const spreadEntry = top.allowedFrom(top.kit.cuisine === 'x' ? 'avocado|hummus' : 'hummus|avocado')!
    const spread = top.put(
      spreadEntry,
      spreadEntry.food.id === 'avocado' ? 50 : 38,
      spreadEntry.food.id === 'avocado' ? 'mashed' : '',
      'fixed',
    )
    const acid = top.acid(1)
    const spices = top.spices(0.6)
    const seasoned = top.salt(0.06)
    const tortilla = top.put(top.one('tortilla'), 30, '', 'fixed')
    const leaf = top.put(top.one('leaf'), 30)
    const protein = top.put(top.one('protein'), 105)
    const raw = top.putAll('raw', 120, (food) =>
      food.food.id === 'tomato' ? 'thinly sliced' : 'cut into thin strips',
    )
    const herb = top.herb(0.75)
    return {
      title: `${top.kit.name} ${top.one('protein').title} Wrap with ${titles(top.all('raw'))}`,
      description: `One small tortilla, overfilled on purpose, so that the vegetables far outweigh what holds them.`,
      prep: 13,
      cook: 2,
      steps: [
        `Mash the ${spread} with the ${and(acid, spices, seasoned)} to something you can spread.`,
        `Warm the ${tortilla} in a dry pan, half a minute a side, and wrap in a cloth to keep supple.`,
        `Cover each with the mash, then in a line across the middle the ${and(leaf, protein, raw, herb)}.`,
        `Tuck in both ends, roll away from you as tightly as you dare, and cut on the slant.${top.aside({ beginner: 'Rest it seam side down for a minute; it will hold together.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.one('tortilla'),
        fibre: raw,
        more: ['Read the label: a large tortilla can hold twice the carbohydrate of a small one.'],
      }),
    }
  },
}

export const mezzePlate: Form = {
  id: 'mezze-plate',
  called: 'a plate of small things',
  meals: ['Lunch', 'Snack', 'Dinner'],
  says: ['mezze', 'no-cook', 'no-oven', 'quick', 'mediterranean', 'middle-eastern'],
  minutes: 12,
  skill: 1,
  kits: ['greek', 'cumin', 'paprika', 'dill'],
  needs: ['hummus', 'olives-black'],
  roles: {
    protein: {
      kinds: ['fish', 'poultry', 'pulse'],
      way: 'cold',
      grams: 80,
      never: ['black-beans', 'kidney-beans', 'edamame'],
    },
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 160, count: 3, more: 1 },
    cheese: { kinds: ['dairy'], way: 'crumble', grams: 25, only: ['feta', 'goat-cheese'], optional: true },
  },
  cook(top) {
    const hummus = top.put(top.allowedFrom('hummus')!, 48, '', 'carb')
    const oil = top.fat(1)
    const spices = top.spices(0.5)
    const dippers = top.putAll('dippers', 165, dipCut)
    const main = top.one('protein')
    const protein = top.put(main, 82, main.cut, main.kind === 'pulse' ? 'carb' : 'bulk')
    const acid = top.acid(1)
    const herb = top.herb(0.75)
    const cheese = top.putAll('cheese', 26)
    const olives = top.shelf('olives-black', 1.5)
    return {
      title: `Mezze Plate with ${and(titles([main]), 'Hummus', titles(top.all('dippers')))}`,
      description: `No cooking, just arranging: salty, creamy and crunchy things that add up to lunch.`,
      prep: 12,
      cook: 0,
      steps: [
        `Swirl the ${hummus} onto plates, dent it with a spoon, fill the dent with the ${oil} and dust with the ${spices}.`,
        `Dress the ${protein} with the ${acid} and ${herb}, and set ${are(protein) === 'are' ? 'them' : 'it'} alongside.`,
        `Tuck in the ${and(dippers, cheese, olives)} wherever there is room, and let everyone scoop.`,
      ],
      tips: tipsFor(top, {
        fibre: dippers,
        apart: true,
        more: [
          'Hummus has one of the lowest glycemic indexes ever measured for a prepared food, so dip generously.',
          'Dipping with vegetables alone keeps the whole plate low.',
        ],
      }),
    }
  },
}
