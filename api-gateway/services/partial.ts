import { readDraft } from '@evenplate/domain/draft'
import type { PartialRecipe } from '@evenplate/domain/recipe'
import { type Rules, recipeViolations, type Violation } from '@evenplate/nutrition/rules'
import type { Found } from './object-reader.ts'
import { sayProse, sayStep, sayTitle } from './unsaid.ts'

/**
 * The recipe as far as it may be seen while it is still being written: a field or an item is let through
 * when it is whole, reads as plain text and keeps the rules. Steps and tips wait until all ingredients have
 * passed, whatever order a model writes in. None of the model's figures are let through.
 */
export class PartialGate {
  readonly #rules: Rules
  #recipe: PartialRecipe = nothing()
  #ingredientsWhole = false

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** A new object on each call; whole lists, so a page can show the latest and forget the ones before. */
  get recipe(): PartialRecipe {
    const { instructions, tips, ...rest } = this.#recipe
    const shown = this.#ingredientsWhole ? { instructions: [...instructions], tips: [...tips] } : NOT_YET
    return { ...rest, ingredients: [...rest.ingredients], ...structuredClone(shown) }
  }

  /** @returns what the piece breaks; a broken piece is not taken in */
  take({ key, value, inList }: Found): Violation[] {
    const list = LISTS[key as keyof typeof LISTS]
    if (list) {
      if (inList) return this.#takeItem(list, value)
      if (list === 'ingredients') this.#ingredientsWhole = true
      return []
    }
    return inList ? [] : this.#takeField(key, value)
  }

  #takeItem(list: 'ingredients' | 'instructions' | 'tips', value: unknown): Violation[] {
    // Shaped by the domain's own reader, so that a page never sees a line the finished recipe would read differently.
    const line = readDraft({ ...SHELL, tips: [value] }).tips[0] ?? ''
    const said = list === 'tips' ? sayProse(line) : list === 'instructions' ? sayStep(line) : line
    if (!said || this.#recipe[list].length >= MAX_LINES) return []
    const violations = recipeViolations({ ...EMPTY, [list]: [said] }, this.#rules)
    if (violations.length === 0) this.#recipe[list].push(said)
    return violations
  }

  #takeField(key: string, value: unknown): Violation[] {
    const draft = readDraft({ ...SHELL, [key]: value })
    switch (key) {
      case 'title':
      case 'description': {
        const said = key === 'title' ? sayTitle(draft.title) : sayProse(draft.description)
        const violations = recipeViolations({ ...EMPTY, [key]: said }, this.#rules)
        if (violations.length === 0 && said) this.#recipe[key] = said
        return violations
      }
      case 'prepTime':
      case 'cookTime':
      case 'servings':
        this.#recipe[key] = draft[key]
        return []
      default:
        return []
    }
  }
}

const LISTS = {
  ingredients: 'ingredients',
  instructions: 'instructions',
  bloodSugarTips: 'tips',
  tips: 'tips',
} as const

const MAX_LINES = 60
const SHELL = { ingredients: ['-'], instructions: ['-'] }
const EMPTY = { title: '', ingredients: [], instructions: [] }
const NOT_YET = { instructions: [], tips: [] }

const nothing = (): PartialRecipe => ({ ingredients: [], instructions: [], tips: [] })
