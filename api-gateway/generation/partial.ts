import { lineOf, readDraft } from '@evenplate/domain/draft'
import type { PartialRecipe } from '@evenplate/domain/recipe-events'
import { type Rules, recipeViolations, type Violation } from '@evenplate/nutrition/rules/rules'
import { sayProse, sayStep, sayTitle } from '../safety/unsaid.ts'
import { LeakListener } from './leaks-prompt.ts'
import type { Found } from './object-reader.ts'

/** Why nothing of this reply may be shown: it breaks rules, or repeats our instructions to the model. */
export type Refusal = { outcome: 'violates'; violations: Violation[] } | { outcome: 'leaks' }

/**
 * The recipe as far as it may be shown while it is being written. A field or an item is added when it is complete, is plain text and
 * follows the rules. Nothing is `ready` before the list of ingredients has ended, whatever order a model writes in: only then can it
 * be counted. None of the model's figures are shown.
 */
export class PartialGate {
  readonly #rules: Rules
  #recipe: PartialRecipe = nothing()
  readonly #leaks = new LeakListener()
  #ingredientsWhole = false
  /** How often each field was written. */
  readonly #times = new Map<string, number>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** Whether all ingredients have passed, so that the dish can be counted and shown. */
  get ready(): boolean {
    return this.#ingredientsWhole && this.#recipe.ingredients.length > 0
  }

  /** A new object on each call, with whole lists, so that a page can show the latest and forget earlier ones. */
  get recipe(): PartialRecipe {
    const { ingredients, instructions, tips } = this.#recipe
    return {
      ...this.#recipe,
      ingredients: [...ingredients],
      instructions: [...instructions],
      tips: [...tips],
    }
  }

  /** @returns why the piece is refused, or null; a refused piece is not added */
  take({ key, value, inList }: Found): Refusal | null {
    const list = LISTS.get(key)
    if (list) {
      if (inList) return this.#takeItem(list, value)
      if (list === 'ingredients') this.#ingredientsWhole = true
      return null
    }
    return inList ? null : this.#takeField(key, value)
  }

  #takeItem(list: 'ingredients' | 'instructions' | 'tips', value: unknown): Refusal | null {
    // Checked first: a line that is not shown need not be read.
    if (this.#recipe[list].length >= MAX_LINES) return null
    // Parsed by the domain's own reader, so that the page shows each line as the finished recipe will.
    const line = lineOf(value)
    const said = list === 'tips' ? sayProse(line) : list === 'instructions' ? sayStep(line) : line
    if (!said) return null
    const refusal = this.#refusalOf({ [list]: [said] }, said)
    if (!refusal) this.#recipe[list].push(said)
    return refusal
  }

  #refusalOf(piece: Partial<typeof EMPTY>, said: string): Refusal | null {
    if (this.#leaks.hears(said)) return { outcome: 'leaks' }
    const violations = recipeViolations({ ...EMPTY, ...piece }, this.#rules)
    return violations.length > 0 ? { outcome: 'violates', violations } : null
  }

  #takeField(key: string, value: unknown): Refusal | null {
    const times = (this.#times.get(key) ?? 0) + 1
    this.#times.set(key, times)
    if (times > MAX_TIMES) return null
    const draft = readDraft({ ...SHELL, [key]: value })
    switch (key) {
      case 'title':
      case 'description': {
        const said = key === 'title' ? sayTitle(draft.title) : sayProse(draft.description)
        const refusal = this.#refusalOf({ [key]: said }, said)
        if (!refusal && said) this.#recipe[key] = said
        return refusal
      }
      case 'prepTime':
      case 'cookTime':
      case 'servings':
        this.#recipe[key] = draft[key]
        return null
      default:
        return null
    }
  }
}

/** Keyed by the names a model may write. */
const LISTS: ReadonlyMap<string, 'ingredients' | 'instructions' | 'tips'> = new Map([
  ['ingredients', 'ingredients'],
  ['instructions', 'instructions'],
  ['bloodSugarTips', 'tips'],
  ['tips', 'tips'],
])

const MAX_LINES = 60
/** A title that a model keeps rewriting is not checked each time; the finished recipe is. */
const MAX_TIMES = 5
const SHELL = { ingredients: ['-'], instructions: ['-'] }
const EMPTY: Parameters<typeof recipeViolations>[0] = { title: '', ingredients: [], instructions: [] }

const nothing = (): PartialRecipe => ({ ingredients: [], instructions: [], tips: [] })
