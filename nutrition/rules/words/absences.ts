import { list, phrases } from '../../text/lexicon.ts'
import { PREPARATION } from '../../text/line-words.ts'
import { LINKS, type Span, spans } from '../../text/spans.ts'

const ABSENT = phrases(
  list(`no, without, sin, libre de, en lugar de, en vez de, free of, free from, instead of, rather than, in place of, in lieu of, replace, replacing, replaces,
    skip, skipped, omit, avoid, avoiding, not, never, leave out, swap, swap out, alternative to, substitute for, allergic to,
    allergy to, intolerant to, unlike, contains no, lieu of, stand in for, standing in for, no added, as you would,
    size of a, size of an, cook like, cooks like, cook like pulled, shredded like, shredded like pulled, looks like, tastes like, taste like, texture like, much like, just like, treat like`),
)
const ALL_OF = new Set(['free of', 'free from'])
const FILLERS = new Set(['the', 'any', 'a', 'an', 'added', 'all', 'more', 'traditional', 'regular', 'usual'])

/**
 * Items a text says are absent: "without nuts", "no dairy, eggs or soy". The item must follow at once ("no-bake
 * peanut bars" has peanuts), and a whole list is absent only when an "or" closes it ("without nuts, butter the pan"
 * has butter).
 */
export function absences(tokens: string[]): Span[] {
  return spans(tokens, ABSENT).flatMap(({ from, to }) => {
    if (isDenied(tokens, from)) return []
    const closing = ALL_OF.has(tokens.slice(from, to).join(' '))
      ? ['or', 'nor', 'ni', 'o', 'and']
      : ['or', 'nor', 'ni', 'o']
    const items = [itemAt(tokens, to)]
    let closed = 1
    for (let end = items[0]?.to ?? to; items.length < 9; end = items.at(-1)?.to ?? end) {
      const comma = tokens[end] === ',' ? 1 : 0
      const link = closing.includes(tokens[end + comma] ?? '') ? 1 : 0
      const next = itemAt(tokens, end + comma + link)
      if (comma + link === 0 || next.from === next.to) break
      items.push(next)
      if (link) closed = items.length
    }
    return items.slice(0, closed)
  })
}

/**
 * "Do not add butter.", "Like butter, it melts.": the whole item and nothing after it. In "do not add butter yet"
 * and "do not add the butter, wait" the dish has butter.
 */
export function refusals(tokens: string[]): Span[] {
  const told = spans(tokens, REFUSED).flatMap(({ to }) => (tokens[to] === 'the' ? [] : [itemAt(tokens, to)]))
  const likened = tokens[0] === 'like' ? [itemAt(tokens, 1)] : []
  return [
    ...told.filter(({ from, to }) => to > from && ENDS.has(tokens.slice(to, to + 2).join(' '))),
    ...likened.filter(({ from, to }) => to > from && tokens[to] === ',' && IT.has(tokens[to + 1] ?? '')),
  ]
}

const REFUSED = phrases(list('not add, dont add, never add, not use, dont use, never use, no need for'))
const ENDS = new Set(['', ',', ', ,'])
const IT = new Set(['it', 'they', 'this', 'these'])

/** "Don't skip the peanuts", "never without butter", "not complete without cheese": the dish has the item. */
const isDenied = (tokens: string[], at: number): boolean => DENIALS.has(tokens[at - 1] ?? '')

const DENIALS = new Set(
  'dont didnt doesnt not never cannot cant couldnt wont wouldnt havent isnt shouldnt complete same'.split(
    ' ',
  ),
)

const NEITHER = new Set(['nor', 'ni', 'o'])

/** What labels say a food is without, written before the food. */
const LABELED = new Set(['salt', 'sodium', 'fat'])

/** An item of such a list: at most three words after its fillers. */
function itemAt(tokens: string[], start: number): Span {
  let from = start
  while (FILLERS.has(tokens[from] ?? '')) from += 1
  // "No-salt-added tuna" is tuna without salt, "no fat milk" milk without fat; "no low fat milk" is no milk.
  if (LABELED.has(tokens[from] ?? '')) return { from, to: from + 1 }
  while (FILLERS.has(tokens[from] ?? '') || PREPARATION.has(tokens[from] ?? '')) from += 1
  let to = from
  while (
    to < tokens.length &&
    to < from + 3 &&
    !LINKS.has(tokens[to] ?? ',') &&
    !NEITHER.has(tokens[to] ?? '')
  )
    to += 1
  return { from, to }
}
