import { atOnce } from '@evenplate/domain/steps'
import { type Element, readTree } from './tree.ts'

/** The most characters and elements to look at. */
const MOST = 300_000

/** The remaining budget, shared by all readers of one page: nested elements would otherwise be read once per level. */
export type Budget = { left: number }
export const newBudget = (): Budget => ({ left: MOST })

/**
 * The words of an element as lines: a heading begins with as many "#" as its level, an item with "- ", and a table row is a
 * line. Scripts, buttons, navigation and the like are left out.
 */
export function wordsOf(element: Element, budget = newBudget()): string[] {
  const words = new Words(budget)
  words.add(element)
  return words.lines()
}

/** All of it on one line. */
export const textOf = (element: Element, budget?: Budget): string => plainLinesOf(element, budget).join(' ')

/** Its lines, without the marks of headings and items. */
export const plainLinesOf = (element: Element, budget?: Budget): string[] =>
  wordsOf(element, budget).map((line) => line.replace(MARK, ''))

/** Lines of a text that may be HTML, as the strings in a page's data are. */
export function linesOfHtml(text: string): string[] {
  if (!/[<&]/.test(text)) return text.split(BREAKS)
  return wordsOf(atOnce(readTree(text.slice(0, MOST).replace(EACH_BREAK, '<br>'))))
}

const BREAKS = /\r\n|[\n\r\u2028\u2029]/
const EACH_BREAK = new RegExp(BREAKS, 'g')
const MARK = /^(?:#{1,6}|-) /

class Words {
  readonly #lines: string[] = []
  readonly #budget: Budget
  #line = ''

  constructor(budget: Budget) {
    this.#budget = budget
  }

  add({ name, inside }: Element): void {
    if (NO_TEXT.has(name) || this.#budget.left <= 0) return
    this.#budget.left -= 1
    const isBlock = BLOCKS.has(name)
    const mark = /^h[1-6]$/.test(name) ? `${'#'.repeat(Number(name[1]))} ` : name === 'li' ? '- ' : ''
    if (isBlock) this.#end()
    if (mark) this.#line = mark
    for (const one of inside) {
      if (typeof one !== 'string') this.add(one)
      else if (this.#budget.left > 0) {
        this.#budget.left -= one.length
        // Styles keep "Serves" and "4" apart.
        if (name === 'span' && /^\d/.test(one) && /\p{L}$/u.test(this.#line.slice(-2))) this.#line += ' '
        this.#line += name === 'pre' ? one : one.replace(/\s+/g, ' ')
      }
    }
    if (isBlock) this.#end()
    // Cells are next to each other.
    else if (name === 'td' || name === 'th') this.#line += ' '
  }

  lines(): string[] {
    this.#end()
    return this.#lines
  }

  #end(): void {
    const line = this.#line.trim()
    if (line && !/^(?:#{1,6}|-)$/.test(line)) for (const one of line.split(BREAKS)) this.#lines.push(one)
    // The mark waits for the first words: `<li><p>2 eggs</p></li>`.
    this.#line = /^(?:#{1,6}|-)$/.test(line) ? `${line} ` : ''
  }
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))
const NO_TEXT = setOf(
  'script style noscript template svg math button nav footer aside select textarea iframe object video audio canvas head title input dialog',
)
const BLOCKS = setOf(
  'address article blockquote br caption center dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr html body li main ol p pre section summary table tbody tfoot thead tr ul',
)
