import { adjectives, are, dipCut, titles } from '../cooking.ts'
import type { Form } from '../form.ts'
import { titleCase } from '../larder-entry.ts'
import { tipsFor } from '../tips.ts'
import { and } from '../worktop.ts'

export const guacamole: Form = {
  id: 'guacamole',
  called: 'guacamole with vegetables',
  meals: ['Snack'],
  says: ['dip', 'quick', 'mexican', 'no-cook', 'no-oven'],
  gives: ['avocado', 'guacamole'],
  minutes: 10,
  skill: 1,
  kits: ['chili', 'herb', 'cumin', 'greek', 'thai'],
  needs: ['avocado'],
  roles: {
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 130, count: 2, more: 1 },
    seed: { kinds: ['seed'], way: 'cold', grams: 8 },
  },
  cook(top) {
    const avocado = top.shelf('avocado', 0.5, 'ripe')
    const acid = top.acid(1.25)
    const aromatics = top.aromatics(0.4)
    const seasoned = top.salt(0.08)
    const spices = top.spices(0.3)
    const herb = top.herb(1)
    const seed = top.putAll('seed', 9, '', 'fixed')
    const dippers = top.putAll('dippers', 130, dipCut)
    return {
      title: `${top.kit.name} Guacamole with ${titles(top.all('dippers'))}`,
      description: `Made by hand, left lumpy, and scooped with vegetables that crunch louder than anything from a bag.`,
      prep: 10,
      cook: 0,
      steps: [
        `Pound the ${and(aromatics, seasoned, spices)} together in the bottom of a bowl until it is nearly a paste.`,
        `Scoop in the ${avocado}, add the ${acid} at once so that the green stays green, and mash with a fork. Stop before it is smooth.`,
        `Stir through the ${herb}, top with the ${seed}, and serve ringed by the ${dippers}.`,
      ],
      tips: tipsFor(top, {
        fibre: `${avocado}`,
        more: [
          'Half an avocado carries about 5 g of fibre and hardly any available carbohydrate.',
          'Press wrap onto the surface of what is left; air is what browns it.',
        ],
      }),
    }
  },
}

export const beanDip: Form = {
  id: 'bean-dip',
  called: 'a bean dip',
  meals: ['Snack'],
  says: ['dip', 'make-ahead', 'mediterranean', 'no-cook', 'no-oven', 'high-fibre'],
  gives: ['hummus'],
  minutes: 10,
  skill: 1,
  kits: ['greek', 'cumin', 'rosemary', 'paprika', 'basil', 'curry', 'dill'],
  roles: {
    beans: {
      kinds: ['pulse'],
      way: 'cold',
      grams: 75,
      only: ['white-beans', 'butter-beans', 'chickpeas', 'lentils-cooked', 'black-beans'],
    },
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 120, count: 2, more: 1 },
  },
  cook(top) {
    const beans = top.put(top.one('beans'), 75, 'drained and rinsed', 'carb')
    const oil = top.fat(1.5)
    const acid = top.acid(1.5)
    const aromatics = top.aromatics(0.5)
    const spices = top.spices(0.6)
    const seasoned = top.salt(0.08)
    const dippers = top.putAll('dippers', 120, dipCut)
    const herb = top.herb(0.5)
    return {
      title: `${top.kit.name} ${top.one('beans').title} Dip with ${titles(top.all('dippers'))}`,
      description: `Five minutes in the food processor; better than the tub, and you know what is in it.`,
      prep: 10,
      cook: 0,
      steps: [
        `Run the ${and(beans, aromatics, spices)} in a food processor until it looks like wet sand.`,
        `With the motor going, dribble in the ${acid}, most of the ${oil} and a spoonful or two of cold water; 2 minutes of whirring makes it fluffy.`,
        `Season with the ${seasoned}, spread in a dish, make furrows with a spoon and anoint with the last of the oil and the ${herb}.`,
        `Eat with the ${dippers}.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('beans'),
        fibre: beans,
        more: ['Keeps 5 days in the refrigerator, and a thin film of oil on top stops it drying.'],
      }),
    }
  },
}

export const roastedChickpeas: Form = {
  id: 'roasted-pulse',
  called: 'roasted chickpeas',
  meals: ['Snack'],
  says: ['make-ahead', 'high-fibre', 'kid-friendly', 'spicy'],
  gives: ['chickpeas', 'chickpea'],
  minutes: 40,
  skill: 1,
  kits: ['cumin', 'curry', 'paprika', 'chili', 'rosemary', 'cajun', 'moroccan'],
  roles: {
    pulse: { kinds: ['pulse'], way: 'roast', grams: 80 },
    nut: { kinds: ['nut'], way: 'topping', grams: 12, optional: true, never: ['coconut-shredded'] },
    fresh: { kinds: ['vegetable'], way: 'dip', grams: 70 },
  },
  cook(top) {
    const pulse = top.put(top.one('pulse'), 80, 'drained, rinsed and patted dry', 'carb')
    const oil = top.fat(1)
    const spices = top.spices()
    const seasoned = top.salt(0.08)
    const nut = top.putAll('nut', 12, '', 'fixed')
    const acid = top.acid(0.4)
    const fresh = top.putAll('fresh', 75, dipCut)
    const herb = top.herb(0.4, 'finely chopped')
    return {
      title: `${top.kit.spice} Roasted Chickpeas with ${titles([...top.all('nut'), ...top.all('fresh')])}`,
      description: `Crackly outside, tender within: what your hand wants when it reaches for a bag.`,
      prep: 8,
      cook: 32,
      steps: [
        `Oven to 400 °F (200 °C). Rub the ${pulse} between two towels until bone dry and any loose skins come away; moisture is the enemy of crunch.`,
        `Shake them on a bare tray with the ${oil} and the ${seasoned} and roast 25 minutes, rattling the tray twice.`,
        `Toss in the ${and(spices, nut)}, roast 5 minutes longer, and leave in the switched-off oven with the door ajar for 2.`,
        `Flick with the ${acid} and ${herb}, and eat warm, with the ${fresh} to freshen the mouth.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('pulse'),
        fibre: pulse,
        more: ['Crisp for a day at room temperature in an open bowl; a sealed jar turns them leathery.'],
      }),
    }
  },
}

export const cucumberBites: Form = {
  id: 'cucumber-bites',
  called: 'cucumber bites',
  meals: ['Snack'],
  says: ['quick', 'no-cook', 'no-oven', 'light', 'high-protein'],
  gives: ['cucumber'],
  minutes: 10,
  skill: 1,
  kits: ['dill', 'herb', 'tarragon', 'sesame', 'chili'],
  needs: ['cucumber', 'cream-cheese|avocado|hummus'],
  roles: {
    base: { kinds: ['vegetable'], way: 'dip', grams: 110, only: ['cucumber'] },
    top: { kinds: ['fish', 'poultry', 'shellfish', 'seed', 'egg'], way: 'cold', grams: 40 },
  },
  cook(top) {
    const cucumber = top.put(top.one('base'), 115, 'cut into ½-inch rounds')
    const cream = top.allowedFrom('cream-cheese|avocado|hummus')!
    const spread = top.put(
      cream,
      cream.food.id === 'avocado' ? 40 : 24,
      cream.food.id === 'avocado' ? 'mashed' : 'softened',
      'fixed',
    )
    const acid = top.acid(0.6)
    const spices = top.spices(0.3)
    const pepper = top.shelf('black-pepper', 0.06)
    const main = top.one('top')
    const topping = top.put(
      main,
      main.kind === 'seed' ? 14 : 42,
      main.kind === 'seed' ? '' : 'in small pieces',
    )
    const herb = top.herb(0.5, 'picked into sprigs')
    return {
      title: `Cucumber Bites with ${main.title} and ${top.kit.spice} ${cream.title}`,
      description: `Canapés for one or for a crowd, cold, crisp and gone in two bites each.`,
      prep: 10,
      cook: 0,
      steps: [
        `Pat the ${cucumber} rounds dry on both sides: the topping slides off wet ones.`,
        `Loosen the ${spread} with the ${and(acid, spices, pepper)} and put a dab on each round.`,
        `Perch the ${topping} on the dabs, garnish with the ${herb} and serve within the hour.`,
      ],
      tips: tipsFor(top, {
        fibre: cucumber,
        more: ['A snack of protein and crunch holds hunger off longer than a starchy one.'],
      }),
    }
  },
}

export const nutButterApples: Form = {
  id: 'apple-slices',
  called: 'fruit with nut butter',
  meals: ['Snack', 'Dessert'],
  says: ['quick', 'no-cook', 'no-oven', 'kid-friendly'],
  minutes: 6,
  skill: 1,
  kits: [],
  needs: ['almond-butter|peanut-butter|sunflower-butter|tahini', 'cinnamon|cardamom'],
  roles: {
    fruit: { kinds: ['fruit'], way: 'slice', grams: 90 },
    seed: {
      kinds: ['nut', 'seed'],
      way: 'topping',
      grams: 8,
      only: ['pumpkin-seeds', 'sunflower-seeds', 'almonds', 'walnuts', 'pecans', 'coconut-shredded'],
    },
  },
  cook(top) {
    const fruit = top.put(top.one('fruit'), 92, 'cored and cut into thick rings', 'carb')
    const butter = top.shelf('almond-butter|peanut-butter|sunflower-butter|tahini', 1)
    const spice = top.shelf('cinnamon|cardamom', 0.1)
    const seed = top.putAll('seed', 9, undefined, 'fixed')
    const acid = top.shelf('lemon-juice|lime-juice', 0.5)
    return {
      title: `${adjectives([top.one('fruit')])} Rings with ${titleCase(butter)} and ${titles(top.all('seed'))}`,
      description: `Sweet, salty and crunchy in the time it takes to boil a kettle.`,
      prep: 6,
      cook: 0,
      steps: [
        `Lay out the ${fruit} rings${acid ? ` and wipe with the ${acid} against browning` : ''}.`,
        `Spread thinly with the ${butter}, to the rim.`,
        `Sift over the ${spice}, press on the ${seed}, and serve before it has time to soften.`,
      ],
      tips: tipsFor(top, {
        carb: top.one('fruit'),
        more: [
          'Fruit with fat and protein beside it moves blood sugar more slowly than fruit alone.',
          'Look for a jar whose only ingredient is what it is named after.',
        ],
      }),
    }
  },
}

export const seedClusters: Form = {
  id: 'spiced-nuts',
  called: 'spiced nuts and seeds',
  meals: ['Snack'],
  says: ['make-ahead', 'kid-friendly'],
  gives: ['nuts', 'seeds'],
  minutes: 20,
  skill: 1,
  kits: ['rosemary', 'chili', 'curry', 'paprika', 'cajun', 'cumin'],
  roles: {
    nuts: { kinds: ['nut'], way: 'topping', grams: 30, count: 2, more: 1, never: ['coconut-shredded'] },
    fresh: { kinds: ['vegetable'], way: 'dip', grams: 100, more: 1 },
  },
  cook(top) {
    const nuts = top.putAll('nuts', 30, (food) => (food.cut ? 'whole' : ''), 'fixed')
    const oil = top.fat(0.4)
    const spices = top.spices()
    const salt = top.shelf('salt', 0.05)
    const acid = top.acid(0.25)
    const fresh = top.putAll('fresh', 105, dipCut)
    return {
      title: `${top.kit.spice} ${titles(top.all('nuts'))} with ${titles(top.all('fresh'))}`,
      description: `A handful with a kick: rich, so the raw ${fresh} beside it ${are(fresh)} half of the point.`,
      prep: 6,
      cook: 13,
      steps: [
        `Set the oven to 325 °F (165 °C); low and slow keeps the oils sweet.`,
        `Slick the ${nuts} with the ${oil}, dust with the ${and(spices, salt)} and spread one layer deep on a tray.`,
        `Toast 10 to 12 minutes, shaking once, until a cool one snaps. Sprinkle the ${acid} over them while hot; it dries and makes the spice stick.`,
        `Let them cool completely, then portion out with the ${fresh}.`,
      ],
      tips: tipsFor(top, {
        fibre: fresh,
        apart: true,
        more: [
          'An ounce, a small palmful, is a serving. Put the jar away before you sit down.',
          `Regular small helpings of ${nuts} are good for the heart.`,
        ],
      }),
    }
  },
}

export const yogurtDip: Form = {
  id: 'herbed-yogurt',
  called: 'a yogurt dip',
  meals: ['Snack'],
  says: ['dip', 'quick', 'no-cook', 'no-oven', 'high-protein', 'mediterranean', 'make-ahead'],
  minutes: 10,
  skill: 1,
  kits: ['dill', 'greek', 'cumin', 'curry', 'paprika'],
  needs: ['greek-yogurt'],
  roles: {
    base: { kinds: ['dairy'], way: 'yogurt', grams: 110, only: ['greek-yogurt'] },
    dippers: { kinds: ['vegetable'], way: 'dip', grams: 130, count: 3 },
  },
  cook(top) {
    const base = top.put(top.one('base'), 112)
    const aromatics = top.aromatics(0.4)
    const acid = top.acid(0.5)
    const oil = top.fat(0.75)
    const spices = top.spices(0.5)
    const seasoned = top.salt(0.07)
    const herb = top.herb(1.5, 'finely chopped')
    const dippers = top.putAll('dippers', 135, dipCut)
    return {
      title: `${top.kit.name} Yogurt Dip with ${titles(top.all('dippers'))}`,
      description: `Thick, garlicky and cold; 10 g of protein in a ramekin.`,
      prep: 10,
      cook: 0,
      steps: [
        `Fold the ${and(aromatics, acid, spices)} and the ${seasoned} into the ${base}; do not whip it, or it thins.`,
        `Add nearly all of the ${herb}. If there is time, a quarter of an hour in the cold lets the flavours find each other.`,
        `Trickle the ${oil} over the top with the last of the herb, and serve with the ${dippers} standing upright in a glass.`,
      ],
      tips: tipsFor(top, {
        fibre: dippers,
        apart: true,
        more: [
          'Strained yogurt has about half the carbohydrate of the ordinary kind, and twice the protein.',
        ],
      }),
    }
  },
}
