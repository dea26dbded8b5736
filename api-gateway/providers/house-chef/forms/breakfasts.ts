import { adjectives, are, capital, them, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

export const tofuScramble: Form = {
  id: 'tofu-scramble',
  called: 'a tofu scramble',
  meals: ['Breakfast', 'Lunch'],
  says: ['scramble', 'quick', 'high-protein', 'no-oven', 'one-pan'],
  minutes: 15,
  skill: 1,
  kits: ['turmeric', 'curry', 'chili', 'paprika', 'cumin'],
  roles: {
    tofu: { kinds: ['tofu'], way: 'crumble', grams: 150 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 100,
      count: 1,
      more: 2,
      only: [
        'bell-pepper-red',
        'bell-pepper-yellow',
        'cremini-mushrooms',
        'zucchini',
        'broccoli',
        'asparagus',
        'green-beans',
      ],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
  },
  cook(top) {
    const tofu = top.put(top.one('tofu'), 155, 'drained and patted dry')
    const vegetables = top.putAll('vegetables', 100, 'chopped small')
    const leaf = top.put(top.one('leaf'), 40)
    const oil = top.fat(1.5)
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const yeast = top.shelf('nutritional-yeast', 0.75)
    const seasoned = top.salt(0.12)
    const acid = top.acid(0.75)
    const herb = top.herb(0.5)
    return {
      title: `${top.kit.name} Tofu Scramble with ${titles([...top.all('vegetables').slice(0, 1), top.one('leaf')])}`,
      description: `A golden, savoury scramble with protein to last the morning and plenty of ${leaf}.`,
      prep: 6,
      cook: 9,
      steps: [
        `Crumble the ${tofu} between your fingers into a bowl: some pieces as big as a thumb tip, some like gravel.`,
        `Get the ${oil} hot in a large skillet and toss the ${vegetables} in it for 4 minutes. Add the ${and(aromatics, spices)} and stir for 30 seconds.`,
        `Tip in the tofu${yeast ? ` with the ${yeast}` : ''} and the ${seasoned}. Leave it alone for 2 minutes at a time so that it catches a little colour, 5 minutes in all.${top.aside({ beginner: 'If it sticks, a spoonful of water loosens it.' })}`,
        `Fold the ${leaf} through until wilted, sharpen with the ${acid} and scatter over the ${herb}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: [
          'Tofu carries very little carbohydrate, so what moves blood sugar here comes from the vegetables alone.',
        ],
      }),
    }
  },
}

export const yogurtBowl: Form = {
  id: 'yogurt-bowl',
  called: 'a yogurt bowl',
  meals: ['Breakfast', 'Snack'],
  says: ['quick', 'no-oven', 'no-cook', 'high-protein', 'bowl', 'kid-friendly'],
  minutes: 8,
  skill: 1,
  kits: [],
  needs: ['chia-seeds|flaxseed-ground|hemp-seeds'],
  roles: {
    base: { kinds: ['dairy'], way: 'yogurt', grams: 190 },
    fruit: { kinds: ['fruit'], way: 'fresh', grams: 80, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 14, more: 1 },
  },
  cook(top) {
    const base = top.put(top.one('base'), 190)
    const fruit = top.putAll('fruit', 85, undefined, 'carb')
    const nut = top.putAll('nut', 14, undefined, 'fixed')
    const seed = top.shelf('chia-seeds|flaxseed-ground|hemp-seeds', 0.75)
    const spice = top.pick([top.allowedFrom('cinnamon'), top.allowedFrom('cardamom')])
    const warm = spice ? top.put(spice, spice.unitGrams * 0.2, '', 'fixed') : ''
    const vanilla = top.shelf('vanilla-extract', 0.2)
    return {
      title: `${adjectives([top.one('fruit'), top.one('nut')])} ${top.one('base').title} Bowl`,
      description: `Thick, unsweetened ${base} with ${and(fruit, nut)}: creamy, crunchy and done before the kettle boils.`,
      prep: 8,
      cook: 0,
      steps: [
        `Whisk the ${base} with the ${and(vanilla, warm)} and half the ${seed} until smooth; let it sit while you see to the fruit.`,
        `Get the ${fruit} ready, crush a few pieces with a fork so that the juice runs, and swirl them through.`,
        `Spoon into bowls and shower with the ${nut} and the rest of the ${seed} at the last moment, while crisp.${top.aside({ advanced: 'Toasting the topping in a dry pan for 3 minutes deepens the flavour.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        more: ['Choose it plain: flavoured tubs are often as sweet as dessert.'],
        fibre: seed,
      }),
    }
  },
}

export const chiaPot: Form = {
  id: 'chia-pot',
  called: 'a chia pot',
  meals: ['Breakfast', 'Dessert', 'Snack'],
  says: ['make-ahead', 'no-oven', 'no-cook', 'high-fibre', 'pudding'],
  gives: ['chia', 'chia seeds'],
  minutes: 20,
  skill: 1,
  kits: [],
  needs: ['chia-seeds'],
  roles: {
    milk: { kinds: ['milk'], way: 'pour', grams: 160 },
    fruit: { kinds: ['fruit'], way: 'fresh', grams: 75, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, more: 1, optional: true },
  },
  cook(top) {
    const big = top.setting.scale.bulk
    const chia = top.shelf('chia-seeds', Math.min(3.2, 2.5 * big))
    const milk = top.put(top.one('milk'), 165)
    const vanilla = top.shelf('vanilla-extract', 0.25)
    const spice = top.pick(['cinnamon', 'cardamom', 'ginger-ground'])
    const warm = top.shelf(`${spice}|cinnamon|cardamom`, 0.15)
    const fruit = top.putAll('fruit', 80, undefined, 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    return {
      title: `${capital(warm)} Chia Pots with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A spoonable pudding that thickens by itself, with more fibre in a glass than most people eat by noon.`,
      prep: 20,
      cook: 0,
      steps: [
        `Shake the ${chia}, ${milk} and ${and(vanilla, warm)} together in a jar for a full half minute.`,
        `Wait 5 minutes, shake again to break up the lumps, then chill for 10 minutes at least; overnight makes it properly thick.${top.aside({ advanced: 'Blend half of the set pudding and stir it back in for a mousse-like texture.' })}`,
        `Layer into glasses with the ${fruit}${nut ? ` and finish with the ${nut}` : ', some crushed, some whole'}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: chia,
        more: ['Covered in the refrigerator it keeps 4 days; add the topping as you serve.'],
      }),
    }
  },
}

export const overnightOats: Form = {
  id: 'overnight-oats',
  called: 'overnight oats',
  meals: ['Breakfast'],
  says: ['make-ahead', 'no-oven', 'no-cook', 'high-fibre', 'porridge'],
  minutes: 10,
  waits: 240,
  skill: 1,
  kits: [],
  needs: ['chia-seeds|flaxseed-ground'],
  roles: {
    oats: { kinds: ['carbohydrate'], way: 'oats', grams: 26 },
    base: { kinds: ['dairy'], way: 'yogurt', grams: 120, optional: true, only: ['greek-yogurt'] },
    milk: { kinds: ['milk'], way: 'pour', grams: 120 },
    fruit: { kinds: ['fruit'], way: 'berry', grams: 60, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, optional: true },
  },
  cook(top) {
    const oats = top.put(top.one('oats'), 26, '', 'carb')
    const base = top.putAll('base', 110)
    const seed = top.shelf('chia-seeds|flaxseed-ground', 1)
    const milk = top.put(top.one('milk'), base ? 110 : 190)
    const cinnamon = top.shelf('cinnamon|cardamom|vanilla-extract', 0.2)
    const fruit = top.putAll('fruit', 65, undefined, 'carb')
    const nut = top.putAll('nut', 12, undefined, 'fixed')
    return {
      title: `Overnight ${titles([top.one('oats')])} with ${titles(top.all('fruit'))}${nut ? ` and ${titles(top.all('nut'))}` : ''}`,
      description: `A measured handful of ${oats}, stretched with ${and(base, seed)} so that it fills without flooding you with starch.`,
      prep: 10,
      cook: 0,
      steps: [
        `Stir the ${and(oats, seed, cinnamon)} together dry in a lidded container, so that nothing clumps later.`,
        `Pour over the ${milk}${base ? `, add the ${base}` : ''} and mix until every flake is wet.`,
        `Close the lid and leave it in the refrigerator for 4 hours, or the whole night. Loosen with a splash of water in the morning if it is stiff.`,
        `Eat cold with the ${and(fruit, nut)} on top.${top.aside({ beginner: 'There is no need to heat it: a night has softened everything.' })}`,
      ],
      tips: tipsFor(top, {
        carb: top.one('oats'),
        fibre: fruit,
        more: [`Choose ${oats}, never instant ones: the finer the flake, the faster it is digested.`],
      }),
    }
  },
}

export const steelCutPorridge: Form = {
  id: 'steel-cut-porridge',
  called: 'a pan of porridge',
  meals: ['Breakfast'],
  says: ['porridge', 'hearty', 'unhurried', 'no-oven'],
  gives: ['oats', 'oatmeal', 'porridge'],
  minutes: 35,
  skill: 1,
  kits: [],
  needs: ['flaxseed-ground|chia-seeds', 'cinnamon|cardamom'],
  roles: {
    oats: { kinds: ['carbohydrate'], way: 'steeloats', grams: 26 },
    milk: { kinds: ['milk'], way: 'pour', grams: 150 },
    fruit: { kinds: ['fruit'], way: 'porridge', grams: 45, more: 1 },
    nut: { kinds: ['nut'], way: 'topping', grams: 15 },
  },
  cook(top) {
    const oats = top.put(top.one('oats'), 26, '', 'carb')
    const water = top.shelf('water', 0.5)
    const milk = top.put(top.one('milk'), 150)
    const fruit = top.putAll('fruit', 50, 'diced, skin on', 'carb')
    const spice = top.shelf('cinnamon|cardamom', 0.2)
    const seed = top.shelf('flaxseed-ground|chia-seeds', 1)
    const salt = top.shelf('salt', 0.05)
    const nut = top.putAll('nut', 15, undefined, 'fixed')
    return {
      title: `${capital(spice)} ${adjectives(top.all('fruit'))} Porridge with ${titles(top.all('nut'))}`,
      description:
        'Chewy steel-cut oats, simmered slowly, with fruit cooked in so that nothing needs sweetening.',
      prep: 5,
      cook: 28,
      steps: [
        `Toast the ${oats} in a dry saucepan over medium heat for 2 minutes, until they smell nutty.`,
        `Add the ${water} and ${and(milk, salt)}, bring to a bare simmer and cook, half covered, for 18 minutes. Stir along the bottom whenever you pass.`,
        `Stir in the ${fruit} and ${spice} and give it 7 minutes more, until the grains are tender with a bite.`,
        `Off the heat beat in the ${seed}, which thickens it, and serve under the ${nut}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('oats'),
        fibre: seed,
        more: [
          `Cook a double pot: it keeps 4 days cold, and a splash of ${milk} and 2 minutes of heat bring it back.`,
        ],
      }),
    }
  },
}

export const breakfastHash: Form = {
  id: 'breakfast-hash',
  called: 'a skillet hash',
  meals: ['Breakfast', 'Dinner'],
  says: ['hash', 'one-pan', 'hearty', 'american', 'high-protein', 'no-oven'],
  minutes: 28,
  skill: 1,
  kits: ['herb', 'cajun', 'paprika', 'chili', 'chipotle'],
  needs: ['onion|red-onion|scallions|leek'],
  roles: {
    meat: { kinds: ['mince', 'pulse', 'tofu'], way: 'brown', grams: 110 },
    roots: { kinds: ['vegetable'], way: 'hash', grams: 130, count: 2, more: 1 },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 40 },
    root: { kinds: ['carbohydrate'], way: 'hash', grams: 60, optional: true },
    egg: { kinds: ['egg'], way: 'whole', grams: 50, optional: true },
  },
  cook(top) {
    const meat = top.one('meat')
    const protein = top.put(
      meat,
      110,
      meat.kind === 'pulse' ? 'drained and rinsed' : meat.kind === 'tofu' ? 'crumbled' : '',
    )
    const root = top.when('root', meat.kind !== 'pulse' && top.setting.random.next() < 0.5)
      ? top.putAll('root', 60, 'peeled and cut into ½-inch dice', 'carb')
      : ''
    const roots = and(root, top.putAll('roots', 135, 'cut into ½-inch dice'))
    const onion = top.shelf('onion|red-onion|leek|scallions', 0.25, 'chopped')
    const oil = top.fat(1.5)
    const aromatics = top.aromatics(0.8)
    const spices = top.spices()
    const seasoned = top.salt(0.12)
    const leaf = top.put(top.one('leaf'), 40)
    const egg = top.putAll('egg', 50)
    const herb = top.herb(0.5)
    const raw = meat.kind === 'mince'
    return {
      title: `${top.kit.name} ${meat.title} Hash with ${and(titles(root ? [top.one('root'), top.one('roots')] : top.all('roots')), egg ? 'Eggs' : '')}`,
      description: `Crisp-edged vegetables do what starch usually does, with ${protein}${egg ? ' and an egg each' : ''} to keep you going till noon.`,
      prep: 10,
      cook: 18,
      steps: [
        raw
          ? `Set your widest skillet over medium-high heat with half the ${oil}. Break up the ${protein} in it and brown for 6 to 8 minutes, until no pink is left and it reads ${/turkey|chicken/.test(meat.name) ? '165 °F (74 °C)' : '160 °F (71 °C)'}. Lift it out.`
          : `Set your widest skillet over medium-high heat with half the ${oil} and crisp the ${protein} in it for 6 minutes. Lift ${them(protein)} out.`,
        `Add the remaining ${oil}, then the ${roots} and ${onion} in one layer. Press them down and hold off stirring for 3 minutes; then turn, and cook 7 minutes more, until browned and tender.`,
        `Stir in the ${and(aromatics, spices)} and the ${seasoned}, return the ${protein} and fold in the ${leaf} until it collapses.`,
        egg
          ? `Make wells, break the ${egg} into them, cover and cook for 4 minutes, until the whites hold. Scatter with the ${herb}.`
          : `Taste, scatter with the ${herb} and serve straight from the skillet.`,
      ],
      tips: tipsFor(top, {
        carb: root ? top.one('root') : meat.kind === 'pulse' ? meat : null,
        fibre: roots,
        more: ['Dice small and even: half an inch browns in ten minutes, an inch will steam.'],
      }),
    }
  },
}

export const avocadoToast: Form = {
  id: 'avocado-toast',
  called: 'an open sandwich',
  meals: ['Breakfast', 'Lunch', 'Snack'],
  says: ['sandwich', 'quick', 'no-oven', 'no-cook'],
  gives: ['avocado'],
  minutes: 10,
  skill: 1,
  kits: ['dill', 'chili', 'herb', 'greek', 'tarragon', 'basil'],
  needs: ['avocado'],
  roles: {
    bread: { kinds: ['carbohydrate'], way: 'toast', grams: 34 },
    top: {
      kinds: ['fish', 'poultry', 'shellfish', 'seed', 'pulse'],
      way: 'cold',
      grams: 75,
      never: ['edamame', 'kidney-beans', 'lentils-cooked'],
    },
    vegetables: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 70,
      count: 1,
      more: 2,
      only: ['cherry-tomatoes', 'tomato', 'cucumber', 'radishes', 'roasted-red-peppers', 'fennel-bulb'],
    },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 20 },
  },
  cook(top) {
    const topping = top.one('top')
    const seeds = topping.kind === 'seed'
    const bread = top.put(top.one('bread'), top.one('bread').unitGrams, '', 'fixed')
    const avocado = top.shelf('avocado', 0.5)
    const acid = top.acid(1)
    const seasoned = top.salt(0.06)
    const protein = top.put(topping, seeds ? 22 : 75)
    const vegetables = top.putAll('vegetables', 80, 'sliced')
    const leaf = top.put(top.one('leaf'), 22)
    const herb = top.herb(0.5)
    return {
      title: `${titles([topping])} and Avocado on ${top.one('bread').title}`,
      description: `One dense slice, piled high: the ${bread} is the plate, the ${and(avocado, protein)} are the meal.`,
      prep: 8,
      cook: 2,
      steps: [
        `Crisp the ${bread} under a hot grill or in the toaster, 2 minutes or so.`,
        `Crush the ${avocado} with the ${acid} and the ${seasoned}, leaving some lumps, and spread it to the very edges.`,
        `Lay on the ${leaf} and ${vegetables}, then the ${protein}. Strew with the ${herb} and eat with a knife and fork.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('bread'),
        more: [
          'Dense, grainy or sour loaves raise blood sugar less than soft ones of the same weight.',
          `The fat in ${avocado} slows digestion, which helps the slice underneath.`,
        ],
      }),
    }
  },
}

export const almondPancakes: Form = {
  id: 'almond-pancakes',
  called: 'almond-flour pancakes',
  meals: ['Breakfast'],
  says: ['pancakes', 'kid-friendly', 'american', 'no-oven'],
  gives: ['almond flour', 'egg', 'pancake'],
  minutes: 25,
  skill: 2,
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

export const greenSmoothie: Form = {
  id: 'smoothie',
  called: 'a smoothie',
  meals: ['Breakfast', 'Snack'],
  says: ['smoothie', 'quick', 'no-cook', 'no-oven', 'kid-friendly'],
  minutes: 6,
  skill: 1,
  kits: [],
  needs: ['flaxseed-ground|chia-seeds|hemp-seeds'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'berry', grams: 85, more: 1 },
    creamy: { kinds: ['fruit', 'dairy'], way: 'avocado', grams: 50, optional: true },
    base: {
      kinds: ['dairy'],
      way: 'yogurt',
      grams: 90,
      only: ['greek-yogurt', 'cottage-cheese'],
      optional: true,
    },
    milk: { kinds: ['milk'], way: 'pour', grams: 170 },
    leaf: { kinds: ['leaf'], way: 'raw', grams: 22, only: ['spinach-raw', 'kale'] },
  },
  cook(top) {
    const fruit = top.putAll('fruit', 90, undefined, 'carb')
    const leaf = top.put(top.one('leaf'), 24)
    const creamy = top.putAll('creamy', 50)
    const base = top.putAll('base', 90)
    const seed = top.shelf('flaxseed-ground|chia-seeds|hemp-seeds', 1.25)
    const milk = top.put(top.one('milk'), base ? 120 : 170)
    const ginger = top.shelf('ginger|cinnamon|vanilla-extract', 0.4, 'grated')
    return {
      title: `${and(adjectives(top.all('fruit')), top.one('leaf').title, top.one('milk').title)} Smoothie`,
      description: `Whole fruit, leaves and seeds, nothing strained away: thick enough for a spoon.`,
      prep: 6,
      cook: 0,
      steps: [
        `Pour the ${milk} into the blender first, so that the blades turn freely, and let the ${seed} soak in it for 2 minutes.`,
        `Add the ${and(leaf, creamy, base)} and whizz until no green flecks are left.`,
        `Drop in the ${fruit} and ${ginger} with four ice cubes, pulse until thick, and drink at once.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        fibre: seed,
        more: ['Sip it over ten minutes: a smoothie drunk in one go acts faster than the same food chewed.'],
      }),
    }
  },
}

export const savouryCottage: Form = {
  id: 'savoury-cottage-bowl',
  called: 'a savoury cheese bowl',
  meals: ['Breakfast', 'Lunch', 'Snack'],
  says: ['quick', 'no-cook', 'no-oven', 'high-protein', 'bowl'],
  gives: ['cottage cheese'],
  minutes: 10,
  skill: 1,
  kits: ['dill', 'greek', 'cumin', 'basil', 'paprika'],
  roles: {
    base: { kinds: ['dairy'], way: 'cottage', grams: 150 },
    vegetables: {
      kinds: ['vegetable'],
      way: 'raw',
      grams: 130,
      count: 2,
      more: 1,
      only: [
        'cherry-tomatoes',
        'cucumber',
        'radishes',
        'bell-pepper-red',
        'bell-pepper-yellow',
        'fennel-bulb',
      ],
    },
    seed: { kinds: ['nut'], way: 'topping', grams: 12, never: ['coconut-shredded'] },
  },
  cook(top) {
    const vegetables = top.putAll('vegetables', 135, 'diced small')
    const oil = top.fat(1)
    const acid = top.acid(1)
    const herb = top.herb(1)
    const seasoned = top.salt(0.05)
    const base = top.put(top.one('base'), 150)
    const spice = top.spices(0.5)
    const seed = top.putAll('seed', 12, undefined, 'fixed')
    return {
      title: `${top.kit.spice} ${top.one('base').title} Bowl with ${titles(top.all('vegetables'))}`,
      description: `Cool, savoury and crunchy, for days when sweet will not do.`,
      prep: 10,
      cook: 0,
      steps: [
        `Dress the ${vegetables} with the ${oil}, ${acid}, ${herb} and ${seasoned}. Five minutes of patience lets the juices run.`,
        `Beat the ${base} with the ${spice} for a moment to loosen, and swoop it round shallow bowls with the back of a spoon.`,
        `Heap the vegetables in the middle, juices and all, then crown with the ${seed}.`,
      ],
      tips: tipsFor(top, {
        fibre: vegetables,
        more: [
          `${capital(base)} ${are(base)} mostly casein, a protein that digests slowly and holds off hunger.`,
        ],
      }),
    }
  },
}

export const greenSkillet: Form = {
  id: 'green-skillet',
  called: 'a green skillet with avocado',
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  says: ['one-pan', 'light', 'no-oven', 'quick'],
  gives: ['avocado'],
  minutes: 15,
  skill: 1,
  kits: ['herb', 'cumin', 'chili', 'dijon', 'turmeric', 'rosemary'],
  needs: ['avocado'],
  roles: {
    vegetables: {
      kinds: ['vegetable'],
      way: 'fry',
      grams: 170,
      count: 2,
      more: 2,
      never: ['okra', 'bean-sprouts', 'bok-choy', 'cabbage', 'napa-cabbage', 'red-cabbage'],
    },
    leaf: { kinds: ['leaf'], way: 'wilt', grams: 50 },
    seed: { kinds: ['seed'], way: 'cold', grams: 24, count: 2 },
  },
  cook(top) {
    const oil = top.fat(1.5)
    const vegetables = top.putAll('vegetables', 170)
    const aromatics = top.aromatics()
    const spices = top.spices()
    const seasoned = top.salt()
    const leaf = top.put(top.one('leaf'), 50)
    const acid = top.acid(1)
    const avocado = top.shelf('avocado', 0.5, 'sliced')
    const seed = top.putAll('seed', 24, '', 'fixed')
    const herb = top.herb(0.5)
    return {
      title: `${top.kit.name} Green Skillet with ${and(titles(top.all('vegetables')), 'Avocado')}`,
      description: `Warm greens, cool ${avocado} and a rubble of seeds: filling, and all of it plants.`,
      prep: 7,
      cook: 8,
      steps: [
        `Over a brisk flame, cook the ${vegetables} in the ${oil} with the ${seasoned} until bright and just tender, about 6 minutes.`,
        `Push the vegetables aside, let the ${and(aromatics, spices)} sizzle in the gap for half a minute, then mix.`,
        `Add the ${leaf} by handfuls; as each sinks, add the next. Pull the pan off the flame and stir in the ${acid}.`,
        `Fan the ${avocado} over the top and rain down the ${and(seed, herb)}.`,
      ],
      tips: tipsFor(top, {
        fibre: and(vegetables, leaf),
        more: [
          `Together, the ${seed} add protein and magnesium, which many people with diabetes run short of.`,
        ],
      }),
    }
  },
}
