import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { linesOfHtml } from '../page/words-of.ts'
import { isRecord, type Json, listOf } from '../text/is-record.ts'
import { inSection, stepsOf } from '../text/steps-of.ts'
import { isA, withPlainNames } from './find-recipes.ts'
import { wordsIn } from './words-in.ts'

/** Steps of `recipeInstructions` in all its shapes: one text, texts, steps, lists of items, sections and lists of those. */
export function instructionsOf(value: unknown): string[] {
  const found = new Found()
  if (typeof value === 'string') found.addText(value, '')
  else found.addAll(listOf(value), '', 0)
  return found.steps.slice(0, BROUGHT.steps + 1)
}

class Found {
  readonly steps: string[] = []
  /** The text of a heading that is between the steps but contains none of them, as in some exports. */
  #above = ''

  addText(text: string, section: string): void {
    for (const step of stepsOf(linesOfHtml(text.slice(0, 100_000)))) {
      const heading = /^\[(.{1,100})\]$/.exec(step)
      if (heading) this.#above = heading[1]!
      else this.steps.push(inSection(section || this.#above, step))
    }
  }

  addAll(values: readonly unknown[], section: string, depth: number): void {
    for (const one of values.slice(0, 2 * BROUGHT.steps)) {
      if (this.steps.length > BROUGHT.steps || depth > 5) return
      // Several steps in one text: "Mix.\nBake."
      if (typeof one === 'string') this.#addStep(one, section)
      else if (Array.isArray(one)) this.addAll(one, section, depth + 1)
      else if (isRecord(one)) this.#add(withPlainNames(one), section, depth)
    }
  }

  #add(one: Json, section: string, depth: number): void {
    const inner = one.itemListElement ?? one.item ?? one.steps
    const isSection = isA(one, 'HowToSection')
    const name = isSection || inner !== undefined ? wordsIn(one.name ?? (isSection ? one.text : ''), 100) : ''
    if (inner !== undefined) this.addAll(listOf(inner), name || section, depth + 1)
    else if (isSection && !one.description) this.#above = name.replace(/^\[|\]$/g, '')
    else {
      const said = one.text ?? one.description ?? one.name
      this.#addStep(typeof said === 'string' ? said : wordsIn(said, BROUGHT.stepLength), section)
    }
  }

  #addStep(text: string, section: string): void {
    // A list of steps inside one step is kept together, unless it is a whole list of HTML.
    if (/<li[\s>]/i.test(text)) this.addText(text, section)
    else this.addText(linesOfHtml(text.slice(0, 20_000)).join(' '), section)
  }
}
