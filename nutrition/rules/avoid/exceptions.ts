import { type Lexicon, type Phrases, phrases } from '../../text/lexicon.ts'

/** A term's class, and the members of it that may be eaten: "fish except salmon and tuna". */
export function exceptionOf(term: string): { base: string; excepted: string[] } {
  const [base = term, excepted] = term.split(' except ')
  return { base, excepted: excepted?.split(' and ') ?? [] }
}

/** The words of a class without those of the exceptions. */
export function lessOf(lexicon: Lexicon, excepted: Lexicon[]): Lexicon {
  const allowed = excepted.flatMap(({ terms }) => [...terms.values()].flat())
  if (allowed.length === 0) return lexicon
  return {
    ...lexicon,
    terms: without(lexicon.terms, allowed),
    firm: without(lexicon.firm, allowed),
    bought: without(lexicon.bought, allowed),
    harmless: phrases([
      ...[...lexicon.harmless.values()].flat().map((phrase) => phrase.join(' ')),
      ...allowed.map((phrase) => phrase.join(' ')),
    ]),
  }
}

const without = (all: Phrases, allowed: readonly (readonly string[])[]): Phrases =>
  new Map(
    [...all].map(([first, found]) => [
      first,
      found.filter(
        (phrase) => !allowed.some((one) => ` ${phrase.join(' ')} `.includes(` ${one.join(' ')} `)),
      ),
    ]),
  )
