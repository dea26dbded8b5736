import type { Way } from '@evenplate/domain/brief'
import { AppError } from '@evenplate/domain/errors'
import { pairsOf, patternOf } from '@evenplate/words/row'
import { NEVER_RAW, NOT_COOKED, SAFE_PINK, SERVED_RAW } from '@evenplate/words/unsafe'
import type { BookDish } from '../../dish-book/dish.ts'
import { plainText } from './plain-text.ts'

/** English and Spanish at once: safety must not depend on the detected language. */
const bothOf = (row: { en: string; es: string; means: string }): string =>
  [row.en, ...pairsOf(row).map(([spanish]) => spanish)].join('|')

const raw = bothOf(NOT_COOKED)
const [servedRaw, isRaw] = [patternOf({ en: bothOf(SERVED_RAW) }), patternOf({ en: raw })]
const KINDS = NEVER_RAW.map((row) => ({
  name: row.means,
  named: patternOf({ en: bothOf(row) }),
  /** Meat is bought raw too; rare or tartare is how it is served. */
  served: patternOf({
    en: [
      `(?:${row.en}) (?:tartare|sashimi|carpaccio|ceviche)`,
      `(?:tartar|carpaccio|ceviche|sashimi) de (?:${row.es})`,
      ...(SAFE_PINK.includes(row.means)
        ? []
        : [
            `(?:rare|pink|undercooked|bloody) (?:${row.en})`,
            `(?:${row.en})(?:,? (?:medium|cooked))? (?:rare|pink)`,
          ]),
    ].join('|'),
  }),
}))

/**
 * Refuses raw poultry, pork or ground meat to be served. Raw meat to be cooked is only an ingredient. Reads the text once.
 * @throws AppError `cannot_be_done`, with dishes of that meat that are cooked through
 */
export function mustBeSafe(text: string, book: readonly BookDish[]): void {
  const said = plainText(text)
  const kind = KINDS.find(
    ({ named, served }) =>
      served.test(said) || (servedRaw.test(said) && isRaw.test(said) && named.test(said)),
  )
  if (!kind || DENIED.test(said)) return
  const sentence = `${SAFE_PINK.includes(kind.name) ? 'Raw' : 'Raw or pink'} ${kind.name} is not safe to eat.`
  throw new AppError('cannot_be_done', {
    message: `${sentence} We cook it through.`,
    details: { obstacles: [sentence], ways: cookedThrough(kind.name, book) },
  })
}

/** "No pink chicken", "not raw": these ask for meat cooked through. */
const DENIED = patternOf({
  en: `(?:not|no|never|isn't|without|nothing|don't (?:like|want)) (?:\\w+ ){0,2}(?:${raw}|tartare|sashimi|sushi)`,
})

const cookedThrough = (name: string, book: readonly BookDish[]): Way[] =>
  book
    .filter(({ foods, course }) => {
      const [main] = foods
      const first = main?.use.split(' ')[0] ?? ''
      return course === 'main' && main?.job === 'main' && first.includes(name.replace(' ', '-'))
    })
    .slice(0, 3)
    .map(({ id, title }) => ({ label: title, choice: `dish:${id}` }))
