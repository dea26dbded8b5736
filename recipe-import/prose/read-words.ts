import { BROUGHT, type BroughtLine, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { clean } from '../text/clean.ts'
import { finished } from '../text/finished.ts'
import { lineOf } from '../text/line-of.ts'
import { nothingYet } from '../text/nothing-yet.ts'
import { inSection, stepsOf } from '../text/steps-of.ts'
import { noteFacts } from './facts-of.ts'
import { figuresIn } from './figures-in.ts'
import { looksLikeFood, looksLikeStep } from './looks-like.ts'
import { begunOn, type Section, sectionOf } from './section-of.ts'

/** The most lines to look at. */
const MOST_LINES = 5000

/**
 * A recipe in words: with headings ("Ingredients", "Zubereitung", "## Pasos"), or without if ingredient lines come before
 * sentences.
 * @param page true for the words of a page: what is outside of its headings is not part of the recipe
 */
export function readWords(lines: readonly string[], page = false): BroughtRecipe {
  const reader = new Reader(page)
  for (const line of lines.slice(0, MOST_LINES)) reader.read(bounded(line))
  return reader.recipe()
}

/** Ingredient lines, some under headings; if every line looks like a heading, none is one. */
const linesOf = (lines: readonly BroughtLine[]): BroughtLine[] =>
  lines.some(({ kind }) => kind === 'ingredient')
    ? [...lines]
    : lines.map(({ text }) => ({ kind: 'ingredient', text }))

/** No line of a recipe is longer; and patterns that look for spaces are slow in long runs of them. */
const MOST_LINE = 4000
const bounded = (line: string): string =>
  line
    .slice(0, MOST_LINE)
    .replace(/\s{4,}/g, '   ')
    .trim()

class Reader {
  readonly #page: boolean
  readonly #recipe = nothingYet()
  readonly #about: string[] = []
  readonly #nutrition: string[] = []
  readonly #steps: { section: string; lines: string[] }[] = []
  #section: Section | 'head' = 'head'
  /** The number of "#" in this section's heading; 9 for one that is only words. */
  #level = 9
  #seen = new Set<Section>()

  constructor(page: boolean) {
    this.#page = page
  }

  read(line: string): void {
    if (!line || line === '---') return
    const level = /^#{1,6}(?= )/.exec(line)?.[0].length ?? 9
    const opened = sectionOf(line)
    const begun = opened ? null : begunOn(line)
    if (opened) this.#open(opened, level, line)
    else if (begun) {
      this.#open(begun.section, level, '')
      for (const one of begun.lines) this.read(one)
    } else if (level <= this.#level && level < 9 && this.#section !== 'head') this.#open('end', level, line)
    else if (this.#section === 'head') this.#head(line)
    else if (this.#section === 'ingredients') this.#ingredient(line)
    else if (this.#section === 'steps') this.#step(line)
    else if (this.#section === 'notes') this.#note(line)
    else if (this.#section === 'nutrition') this.#nutrition.push(line)
  }

  recipe(): BroughtRecipe {
    const read = { ...this.#recipe, lines: linesOf(this.#recipe.lines) }
    const hasSteps = this.#steps.some(({ lines }) => lines.length > 0)
    // If every line looks like a heading, none is one.
    const steps = hasSteps
      ? this.#steps.flatMap(({ section, lines }) => stepsOf(lines).map((step) => inSection(section, step)))
      : stepsOf(this.#steps.map(({ section }) => section))
    const published = figuresIn(this.#nutrition)
    return finished({
      ...read,
      steps,
      published,
      description: clean(this.#about.join(' '), BROUGHT.textLength),
    })
  }

  #open(section: Section, level: number, line: string): void {
    // A second list of ingredients after the steps belongs to another recipe, or to the page around it.
    if (section === 'ingredients' && this.#seen.has('steps') && this.#page) this.#section = 'end'
    else this.#section = section
    this.#level = level
    this.#seen.add(section)
    const people = /(?:(?:for|für|para|serves)\s.{1,30}|\(.{1,40}\))\s*:?$/i
      .exec(line)?.[0]
      .replace(/[()]/g, '')
    if (section === 'ingredients' && people) noteFacts(people, this.#recipe)
    if (section === 'steps') this.#steps.push({ section: '', lines: [] })
  }

  #head(line: string): void {
    const { title } = this.#recipe
    if (noteFacts(line, this.#recipe)) return
    if (!this.#page && looksLikeFood(line)) {
      this.#section = 'ingredients'
      this.#ingredient(line)
    } else if (!title)
      this.#recipe.title = clean(line.replace(/^(?:#{1,6} |- )|\*\*/g, ''), BROUGHT.titleLength)
    else if (!this.#page) this.#about.push(line.replace(/^> ?/, ''))
  }

  #ingredient(line: string): void {
    if (noteFacts(line, this.#recipe)) return
    const bare = line.replace(/^- /, '')
    if (looksLikeStep(bare) && !line.startsWith('- ')) {
      this.#open('steps', 9, '')
      this.#step(line)
      return
    }
    const read = lineOf(line.replace(/\s*\[[ x]?\]\s*/, ' '))
    if (read && this.#recipe.lines.length < 2 * BROUGHT.lines) this.#recipe.lines.push(read)
  }

  #step(line: string): void {
    const heading = lineOf(line)
    const isNumber = /^(?:#{1,6} |- )?(?:step|schritt|paso)\s*\d{1,2}\s*:?$/i.test(line)
    if (isNumber) this.#steps.push({ section: '', lines: [] })
    else if (heading?.kind === 'heading' && !/^- /.test(line))
      this.#steps.push({ section: heading.text, lines: [] })
    else this.#steps.at(-1)?.lines.push(line)
  }

  #note(line: string): void {
    if (/^(?:source|quelle|fuente|author)\s?:/i.test(line) && noteFacts(line, this.#recipe)) return
    const note = clean(line.replace(/^(?:#{1,6} |- )/, ''), BROUGHT.textLength)
    if (note) this.#recipe.notes.push(note)
  }
}
