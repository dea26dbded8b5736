import { words } from '../text/food-words.ts'
import { PREPARATION } from '../text/line-words.ts'

/** The words of a plate's name, each as the survey would say it: "veggie" as "vegetable". */
export const wordsSaid = (name: string): string[] =>
  words(PHRASES.reduce((said, [from, to]) => said.replace(from, to), name)).flatMap(
    (word) => MEANS.get(word) ?? [word],
  )

/** Those of them that a dish must have. */
export const tellingIn = (name: string): string[] => wordsSaid(name).filter(isTelling)

export const isTelling = (word: string): boolean =>
  !LINKING.has(word) && (!PREPARATION.has(word) || KEPT.has(word))

/**
 * The words of a name in a fixed order, then the same without words for how it is served: "pizza, cheese slice" is a
 * cheese pizza, but a fresh spring roll is not a spring roll.
 */
export function plateKeys(name: string): string[] {
  const said = [...new Set(wordsSaid(name).filter((word) => !LINKING.has(word) || WITHOUT.has(word)))].sort()
  const without = (words: ReadonlySet<string>) => said.filter((word) => !words.has(word)).join(' ')
  return [said.join(' '), without(AS_IT_IS), without(SERVED_AS)]
}

/** Fish that the survey has “coated”; of other fish and of meat it says “battered”. */
const FISH = 'cod|haddock|pollock|hake|flounder|catfish|tilapia|perch|halibut|trout|salmon|whiting|mackerel'

const PHRASES: readonly [RegExp, string][] = [
  [/\bw\/o\b/i, 'without'],
  [/\bw(?:\/|(?=\s))/i, 'with '],
  [/\b(?:with|without|no) (?:added )?(?:skins?|bones?|salt|peel)\b/i, ''],
  // A hamburger has its bun, as a sandwich its bread.
  [
    / (?:on|in|with) (?:an? )?(?:(?:white|wheat|whole wheat|sesame|seeded|toasted|brioche|potato|pretzel|kaiser) )?(?:bun|bread|roll)$/i,
    '',
  ],
  [/ with spread$/i, ''],
  [/\branch$/i, 'ranch dressing'],
  [/\b((?:whole )?wheat|white|rye|sourdough|raisin|multigrain|italian) toast\b/i, '$1 bread toasted'],
  [/\bjell-?[o0]\b/i, 'gelatin dessert'],
  [/\bfettuccine alfredo\b/i, 'pasta with cream sauce'],
  [
    /\b(chicken|shrimp|seafood) alfredo\b|\balfredo with (chicken|shrimp|seafood)\b/i,
    'pasta with cream sauce and $1$2',
  ],
  [new RegExp(`\\b(?:(?:beer )?battered|breaded|crumbed)(?= (?:${FISH})\\b)`, 'i'), 'coated fried'],
  [/\b(?:shrimp|prawn) tempura\b|\btempura (?:shrimp|prawns?)\b/i, 'shrimp coated fried'],
  [/\b(?:pasta|spaghetti) sauce\b/i, 'spaghetti sauce'],
  [/\b(beef|turkey|chicken|pork) (?:meat sauce|bolognese(?: sauce)?|ragu)\b/i, 'spaghetti sauce with $1'],
  [/\b(?:meat sauce|bolognese sauce|ragu)\b/i, 'spaghetti sauce with meat'],
]

export const BEFORE_SIDES = new Set('with in on over'.split(' '))
const WITHOUT = new Set('without no minus hold'.split(' '))
const LINKING = new Set([
  ...WITHOUT,
  ...'with and in on over a an the of or style from served plate side'.split(' '),
])
/** A plain hot dog is a hot dog, not a plain dog. */
const AS_IT_IS = new Set('plain regular'.split(' '))
const SERVED_AS = new Set(
  'slice sliced piece chunk cube cubed wedge order serving portion plain regular fresh homemade house hot warm cold'.split(
    ' ',
  ),
)
/** Cooking words that make it another dish, though elsewhere they only say how a food was prepared. */
const KEPT = new Set(
  'mashed dried smoked salad burrito taco chicken stewed canned crisp double triple'.split(' '),
)

/** From lines `means: said said`: the survey's word for each kitchen word. */
const pairs = (text: string): [string, string[]][] =>
  text
    .trim()
    .split(';')
    .flatMap((row) => {
      const [to = '', said = ''] = row.split(':')
      return said
        .trim()
        .split(/\s+/)
        .map((word): [string, string[]] => [word, to.trim().split(/\s+/)])
    })

const MEANS: ReadonlyMap<string, string[]> = new Map(
  pairs(`vegetable: veggie veg; submarine sandwich: sub hoagie hero grinder; icing: frosted iced frosting; macaroni: mac;
  bacon lettuce tomato: blt; hamburger: burger; french fry: fry; cream sauce: alfredo; tomato sauce: marinara;
  tortilla: flatbread; frankfurter: frank wiener; shrimp: prawn; butter: buttered; barbecue: bbq barbecued; mayonnaise: mayo; tabbouleh: tabouli tabouleh;
  parmesan: parm parmigiana; eggplant: aubergine brinjal; raw: sashimi;
  zucchini: courgette; beet: beetroot; corn: sweetcorn; arugula: rocket; canned: tinned; whole wheat: wholemeal`),
)

/** The kind that the survey names instead: "Cheesecake with fruit". */
export const KIND: ReadonlyMap<string, string> = new Map(
  pairs(`fruit: strawberry blueberry raspberry cherry peach apple pineapple blackberry berry mango cranberry apricot pear kiwi papaya;
  vegetable: broccoli spinach mushroom pepper zucchini carrot onion tomato pea;
  meat: beef pork ham steak sausage pepperoni bacon lamb; seafood: shrimp fish crab tuna salmon;
  meatless: vegetable vegetarian vegan; pasta: spaghetti penne fettuccine linguine ziti rigatoni rotini tagliatelle; bean: lentil chickpea; poultry: turkey chicken`).map(
    ([word, [kind = '']]) => [word, kind],
  ),
)
