import type { Tool } from '../brief/brief.ts'

/**
 * What every cook does the same way, written once. `slots` are filled in order by roles ("onion" or "onion,garlic"); `with` are
 * named values and their defaults (`for=25`). `say` is one wording for all tools, or one per tool. A way for a tool missing here
 * cannot be derived from the technique.
 */
export type Technique = {
  slots: string[]
  with?: Record<string, string>
  say: string | Partial<Record<Tool, string>>
}

const oven = (say: string, fryer: string, grill?: string): Technique['say'] => ({
  oven: say,
  'air-fryer': fryer,
  ...(grill ? { grill } : {}),
})

export const TECHNIQUES: Record<string, Technique> = {
  // Ovens and fryers
  preheat: {
    slots: [],
    with: { at: '400' },
    say: oven(
      'Heat the oven to $at °F ($atc °C).',
      'Heat the air fryer to $at-25 °F ($at-25c °C).',
      'Heat a grill to medium-high and oil the grates.',
    ),
  },
  'season-for-roasting': {
    slots: ['what', 'fat', 'seasoning?'],
    say: oven(
      'On a rimmed sheet pan, toss the {$what} with the {$fat}[ and {$seasoning}]. Spread out in one layer.',
      'In a large bowl, toss the {$what} with the {$fat}[ and {$seasoning}].',
      'In a large bowl, toss the {$what} with the {$fat}[ and {$seasoning}].',
    ),
  },
  roast: {
    slots: ['what'],
    with: { for: '20' },
    say: oven(
      'Roast, turning once, for {$for min of $what1 roast}, {done $what1}.',
      'Cook in the air fryer in one layer[ {batches}], shaking the basket halfway, for {$for*0.75 min}, {done $what1}.',
      'Grill, turning now and then, for {$for*0.75 min}, {done $what1}.',
    ),
  },
  'roast-vegetables': {
    slots: ['what'],
    with: { for: '22' },
    say: oven(
      'Roast, turning once, until browned at the edges and tender, {$for min}.',
      'Cook in the air fryer in one layer[ {batches}], shaking the basket halfway, until browned at the edges and tender, {$for*0.75 min}.',
      'Grill in a grill basket, turning now and then, until charred in spots and tender, {$for*0.5 min}.',
    ),
  },
  bake: {
    slots: [],
    with: { for: '30', until: 'bubbling at the edges and browned on top' },
    say: { oven: 'Bake until $until, {$for min}.' },
  },
  broil: {
    slots: ['what'],
    with: { for: '2' },
    say: {
      oven: 'Broil on the top rack, watching closely, until the {$what} {is $what} browned in spots, {$for min}.',
    },
  },

  // Skillets and pots
  sweat: {
    slots: ['what', 'fat'],
    with: { for: '5', pan: 'a large skillet' },
    say: 'Heat the {$fat} in $pan over medium heat. Add the {$what} and cook, stirring often, until soft, {$for min}.',
  },
  bloom: {
    slots: ['what'],
    say: 'Stir in the {$what} and cook, stirring, until fragrant, {1 min}.',
  },
  'brown-ground': {
    slots: ['what', 'fat'],
    with: { pan: 'a large skillet' },
    say: 'Heat the {$fat} in $pan over medium-high heat. Add the {$what}[ {batches}] and cook, breaking {it $what} up with a spoon, {done $what}, {7 min of $what1 brown}.',
  },
  'brown-pieces': {
    slots: ['what', 'fat'],
    with: { for: '6', pan: 'a large, deep skillet' },
    say: 'Pat the {$what} dry. Heat the {$fat} in $pan over medium-high heat. Add the {$what} in one layer[ {batches}] and brown on all sides, {$for min}.',
  },
  sear: {
    slots: ['what', 'fat'],
    with: { for: '9' },
    say: 'Pat the {$what} dry. Heat the {$fat} in a large skillet over medium-high heat. Cook the {$what}[ {batches}], turning once, {done $what}, {$for min of $what1 pan}.',
  },
  'stir-fry': {
    slots: ['what', 'fat'],
    with: { for: '5' },
    say: 'Heat the {$fat} in a wok or large skillet over high heat. Add the {$what}[ {batches}] and cook, stirring, for {$for min}.',
  },
  simmer: {
    slots: ['what'],
    with: { for: '15' },
    say: 'Bring to a boil, then lower the heat and simmer, stirring now and then, {ready $what}, {$for min of $what1 simmer}.',
  },
  'simmer-until-tender': {
    slots: ['what'],
    with: { for: '20' },
    say: {
      stove:
        'Bring to a boil. Cover, lower the heat and simmer until the {$what} {is $what} tender, {$for min}.',
      'pressure-cooker':
        'Lock the lid and cook at high pressure for {$for*0.4 min}, allowing {10 min} to come up to pressure. Let the pressure out by hand.',
      'slow-cooker': 'Cover and cook on low until the {$what} {is $what} tender, {6 hr}.',
    },
  },
  /** A soup's long simmer: all foods added before it are named by then. */
  'simmer-soup': {
    slots: ['what'],
    with: { for: '20', slow: '6', pressure: '10' },
    say: {
      stove:
        'Bring to a boil[ {batches}]. Lower the heat, set the lid ajar and simmer until the {$what} {is $what} tender, {$for min}.',
      'slow-cooker':
        'Put everything in the slow cooker, cover and cook on low until the {$what} {is $what} tender, {$slow hr}.',
      'pressure-cooker':
        'Put everything in the pressure cooker, lock the lid and cook at high pressure for {$pressure min}, allowing {12 min} to come up to pressure. Let the pressure fall by itself for {10 min}, then open.',
    },
  },
  /** Foods added to a soup late: noodles, rice, leaves. */
  'add-to-soup': {
    slots: ['what'],
    with: { for: '8' },
    say: {
      stove: 'Stir in the {$what} and simmer until tender, {$for min}.',
      'slow-cooker': 'Turn to high, stir in the {$what}, cover and cook until tender, {$for*2 min}.',
      'pressure-cooker': 'Set to sauté, stir in the {$what} and simmer until tender, {$for min}.',
    },
  },
  braise: {
    slots: ['what'],
    with: { for: '150', slow: '8', pressure: '45' },
    say: {
      oven: 'Cover tightly and cook in a 325 °F (165 °C) oven {tender $what}, {$for min of $what1 braise}.',
      stove: 'Cover and simmer over low heat {tender $what}, {$for min of $what1 braise}.',
      'slow-cooker':
        'Put everything in the slow cooker, cover and cook on low {tender $what}, {$slow hr of $what1 slow}.',
      'pressure-cooker':
        'Put everything in the pressure cooker, lock the lid and cook at high pressure for {$pressure min of $what1 pressure}, allowing {10 min} to come up to pressure. Let the pressure fall by itself for {15 min}, then open.',
    },
  },
  shred: {
    slots: ['what'],
    say: 'Pull the {$what} apart with two forks and stir {it $what} into the juices.',
  },
  boil: {
    slots: ['what'],
    with: { for: '10' },
    say: {
      stove:
        'Bring a pot of salted water to a boil. Add the {$what} and cook until tender, {$for min}. Drain.',
      microwave:
        'Put the {$what} in a microwave-safe dish with 3 tablespoons of water, cover, and microwave on high until tender, {$for*0.7 min}. Drain.',
    },
  },
  steam: {
    slots: ['what'],
    with: { for: '5' },
    say: {
      stove: 'Steam the {$what} over simmering water until just tender, {$for min}.',
      microwave:
        'Put the {$what} in a microwave-safe dish with 2 tablespoons of water, cover, and microwave on high until just tender, {$for min}. Drain.',
    },
  },
  'boil-pasta': {
    slots: ['what'],
    with: { for: '10' },
    say: 'Bring a large pot of salted water to a boil. Cook the {$what} until just tender, {$for min}. Save ½ cup of the cooking water, then drain.',
  },
  /** Pasta, or a food that replaces it to lower the carbohydrate. */
  'cook-pasta': {
    slots: ['what'],
    with: { for: '10' },
    say: '[$what not zucchini|shirataki: Bring a large pot of salted water to a boil. Cook the {$what} until just tender, {$for min}. Save 1 cup of the cooking water, then drain.][$what is zucchini: Cut the {$what} into long, thin ribbons with a vegetable peeler. Cook in a dry nonstick skillet over medium-high heat until just tender, {3 min}, then drain.][$what is shirataki: Rinse the {$what} well and drain. Dry in a hot nonstick skillet, stirring, {3 min}.]',
  },
  'white-sauce': {
    slots: ['fat', 'flour', 'liquid'],
    with: { for: '5', pan: 'a saucepan' },
    say: 'Heat the {$fat} in $pan over medium heat. Whisk in the {$flour} and cook, {1 min}. Slowly whisk in the {$liquid} and cook, stirring, until thick enough to coat a spoon, {$for min}.',
  },
  /** For pasta or rice that is listed as cooked. */
  warm: {
    slots: ['what'],
    say: 'Warm the {$what} in a covered dish in the microwave with a spoonful of water, {~2 min}.',
  },
  puree: {
    slots: [],
    say: 'Blend until smooth with a stick blender, or in batches in a blender with the lid ajar under a towel.',
  },
  thicken: {
    slots: ['binder'],
    with: { for: '3' },
    say: 'Stir the {$binder} into 2 tablespoons of cold water until smooth. Stir into the pot and simmer until thick, {$for min}.',
  },
  griddle: {
    slots: ['fat'],
    with: { what: 'batter', for: '5' },
    say: 'Heat a little of the {$fat} in a large skillet over medium heat. Cook the $what[ {batches}], turning when bubbles break on top, until golden on both sides, {$for min} a batch.',
  },
  grill: {
    slots: ['what'],
    with: { for: '12' },
    say: {
      grill: 'Grill over medium-high heat, turning now and then, {done $what}, {$for min of $what1 skewer}.',
      oven: 'Broil on a foil-lined sheet pan, turning once, {done $what}, {$for min of $what1 skewer}.',
      stove:
        'Cook in a hot grill pan over medium-high heat, turning now and then, {done $what}, {$for min of $what1 skewer}.',
    },
  },

  // Eggs and bread
  'scramble-eggs': {
    slots: ['eggs', 'fat'],
    say: 'Melt the {$fat} in a nonstick skillet over medium-low heat. Pour in the {$eggs} and cook, pushing them slowly across the pan, until just set and no liquid is left, {4 min}.',
  },
  'boil-eggs': {
    slots: ['eggs'],
    with: { for: '11' },
    say: 'Bring a pot of water to a boil. Lower in the {$eggs} and cook for {$for min}. Cool in ice water for {5 min}, then peel.',
  },
  'fry-eggs': {
    slots: ['eggs', 'fat'],
    say: 'Heat the {$fat} in a nonstick skillet over medium heat. Crack in the {$eggs}[ {batches}], cover, and cook until the whites and yolks are firm, {4 min}.',
  },
  toast: { slots: ['bread'], say: 'Toast the {$bread}, {~3 min}.' },
  'warm-tortillas': {
    slots: ['what'],
    say: 'Warm the {$what} in a dry skillet over medium-high heat, {~30 sec} on each side, and keep them wrapped in a towel.',
  },

  // Cold work and baking
  whisk: { slots: ['what'], with: { in: 'a small bowl' }, say: 'Whisk the {$what} in $in.' },
  stir: { slots: ['what'], with: { in: 'a large bowl' }, say: 'Stir the {$what} together in $in.' },
  toss: { slots: ['what', 'dressing'], say: 'Toss the {$what} with the {$dressing} in a large bowl.' },
  blend: {
    slots: ['what'],
    say: 'Put the {$what} in a blender. Blend until smooth, {1 min}.',
  },
  cream: {
    slots: ['fat', 'sweet'],
    say: 'Beat the {$fat} and {$sweet} in a large bowl until light and fluffy, {3 min}.',
  },
  'mix-dry': { slots: ['what'], say: 'Whisk the {$what} in a bowl.' },
  chill: { slots: [], with: { for: '30' }, say: 'Cover and refrigerate for {~$for min}.' },
  rest: { slots: ['what'], with: { for: '5' }, say: 'Let the {$what} rest for {$for min}.' },
  serve: { slots: ['what', 'beside?'], say: 'Serve the {$what}[ with the {$beside}].' },
}
