import type { Vessel } from './vessel.ts'

type Words = { title: string; instructions?: readonly string[] }

/**
 * What a dish is served in, by the words of its title, or else its steps; a plate if they name nothing. The first
 * matching row wins, so "Banana Bread in a Mug" is a mug.
 */
export function vesselOf({ title, instructions = [] }: Words): Vessel {
  const named = BY_TITLE.find(([, words]) => words.test(title))
  if (named) return named[0]
  const steps = instructions.join(' ')
  return BY_STEPS.find(([, words]) => words.test(steps))?.[0] ?? 'plate'
}

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?:e?s)?(?!\\p{L})`, 'iu')

const BY_TITLE: readonly [Vessel, RegExp][] = [
  ['mug', words('mug|cocoa|hot chocolate|latte|coffee|tea|atole')],
  ['glass', words('smoothie|shake|milkshake|lassi|juice|lemonade|agua fresca|parfait|drink|licuado|batido')],
  [
    'bowl',
    words(
      'soup|stew|chili|chilli|chowder|broth|ramen|pho|bisque|gumbo|curry|dal|daal|oats|oatmeal|porridge|congee|bowl|salad|slaw|risotto|pudding|mousse|yogurt|cereal|granola|pozole|sopa|caldo|ensalada|guiso|dip|hummus|guacamole|salsa',
    ),
  ],
  ['cake-tin', words('cake|cheesecake|brownie|bread|loaf|pie|quiche|tart|frittata|crumble|cobbler|pastel')],
  ['sheet', words('sheet[- ]pan|sheet|traybake|cookie|biscuit|cracker|roasted|galletas?')],
  ['skillet', words('skillet|stir-?fry|hash|shakshuka|fajita|saut[ée]|paella|one-pan|pan-fried')],
  [
    'board',
    words(
      'sandwich|wrap|toast|pizza|quesadilla|flatbread|burger|taco|sub|panini|bruschetta|platter|board|torta',
    ),
  ],
]

const BY_STEPS: readonly [Vessel, RegExp][] = [
  ['glass', /\bpour (?:it |the \S+ )?into (?:a |\S+ )?(?:tall )?glass/i],
  [
    'bowl',
    /\b(?:ladle|serve (?:it |them )?in (?:\S+ )?bowls?|divide (?:it |\S+ )?(?:between|among) (?:\S+ )?bowls?)\b/i,
  ],
  ['cake-tin', /\b(?:cake|loaf|springform) (?:tin|pan)\b/i],
  ['sheet', /\b(?:sheet pan|baking sheet|baking tray)\b/i],
  ['skillet', /\bskillet\b/i],
]
