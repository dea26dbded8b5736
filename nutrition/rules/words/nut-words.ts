import { words } from '../../text/food-words.ts'
import { type Lexicon, lexicon, list, type Phrases, pairs, phrases } from '../../text/lexicon.ts'
import { ALLERGEN_WORDS } from './allergen-words.ts'

/**
 * Peanuts are pulses, not tree nuts: a person who must avoid one may eat the other. The profile's "nuts" forbids
 * both.
 */
const PEANUT_ALONE = `peanut, pb, chili crisp, chili crunch, lao gan ma, peanutbutter, peanuty, groundnut, ground nut, monkey nut, monkeynut, arachis, goober, pb2, satay, gado gado, kung pao, pad thai, som tam, salsa macha, kare kare, maafe, mafe, domoda,
  mandelona, thai peanut, cacahuete, cacahuate, arachide, arachidi, mani, erdnuss, erdnusse, erdnussbutter, amendoim, moongphali, mungfali, singdana, reeses, massaman`

/** Names that do not say which nut: either may be in it. */
const EITHER = `nut, mixed nut, nut butter, nut meal, nut flour, nut milk, nut oil, trail mix, mole, mole poblano, nougat, rocky road, snickers, dukkah, dukka, chikki, nutbutter, florentine biscuit, granola, muesli`

const TREE_NUTS = `almond, walnut, pecan, cashew, pistachio, hazel, hazelnut, macadamia, brazil, pine, pili, hickory, ginkgo, gingko, tree, chestnut, cola, kola, candle, beech, tiger, corn, soy, ginger, water`

const { nuts } = ALLERGEN_WORDS

export const PEANUT_WORDS: Lexicon = lexicon({
  terms: `${PEANUT_ALONE}, ${EITHER}`,
  firm: 'peanut',
  harmless: `kecap manis, ${pairs(TREE_NUTS, 'nut, nut butter, nut milk, nut oil, nut flour, nut meal')}`,
  promises: 'peanut free, nut free',
})

export const TREE_NUT_WORDS: Lexicon = {
  ...nuts,
  terms: less(nuts.terms, PEANUT_ALONE),
  firm: less(nuts.firm, 'peanut, peanut butter, groundnut'),
  harmless: join(nuts.harmless, phrases(list('ground nut, monkey nut, beer nut, peanut butter'))),
}

function less(all: Phrases, entries: string): Phrases {
  const out = new Set(list(entries).map((entry) => words(entry).join(' ')))
  return new Map(
    [...all].map(([first, found]) => [first, found.filter((phrase) => !out.has(phrase.join(' ')))]),
  )
}

function join(one: Phrases, other: Phrases): Phrases {
  const all = new Map(one)
  for (const [first, found] of other) all.set(first, [...(all.get(first) ?? []), ...found])
  return all
}
