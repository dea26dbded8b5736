import { CATEGORIES, type Category, type Term } from '../terms/term.ts'

/** The filter in the address bar: `?q=insulin&category=bloodSugar`. */
export type Filter = { q: string; category: Category | null }

/** Anything but a known category means all of them. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  const category = CATEGORIES.find((known) => known === query.get('category')) ?? null
  return { q: query.get('q') ?? '', category }
}

export function addressOf(path: string, { q, category }: Filter): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category) query.set('category', category)
  return query.size > 0 ? `${path}?${query}` : path
}

/**
 * Terms of the category that contain every word of the search in their name, other names or definition. Exact names
 * come first, then names that begin with it, then names that contain it, then the rest; each group in alphabetical
 * order.
 */
export function findTerms(terms: readonly Term[], { q, category }: Filter): Term[] {
  const inCategory = category ? terms.filter((term) => term.category === category) : [...terms]
  const sought = plain(q)
  if (!sought) return inCategory
  const words = sought.split(' ').map(singular)
  return inCategory
    .map((term) => ({ term, rank: rankOf(term, sought, words) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ term }) => term)
}

const NO_MATCH = 5

function rankOf({ term, also = [], definition }: Term, sought: string, words: string[]): number {
  const names = [term, ...also].map(plain)
  if (names.includes(sought)) return 0
  if (names.some((name) => name.startsWith(sought))) return 1
  if (names.some((name) => name.includes(sought))) return 2
  const all = `${names.join(' ')} ${plain(definition)}`
  if (!words.every((word) => all.includes(word))) return NO_MATCH
  return words.every((word) => names.some((name) => name.includes(word))) ? 3 : 4
}

/** Plural or not, it is the same word: "portions" finds Portion. */
const singular = (word: string): string => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word)

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.%/]+/gu, ' ')
    .trim()
