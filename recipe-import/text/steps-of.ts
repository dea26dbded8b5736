import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { clean } from './clean.ts'

/** A step without its number: "1.", "Step 2:", "•". Empty for a line that is only a number. */
export const stepOf = (line: string): string =>
  clean(line, BROUGHT.stepLength)
    .replace(/^(?:#{1,6}\s+)?(?:step|schritt|paso)\s*\d{1,2}\s*[:.)–-]?\s*/i, '')
    .replace(/^(?:[-*•▢◦]|\d{1,2}\s?[.):](?=\s|\p{L}))\s*/u, '')
    .trim()

/** A step in a section begins with the section's name, unless that only announces steps. */
export function inSection(section: string, step: string): string {
  const name = section.replace(/\s*:$/, '')
  return clean(name && !SAYS_STEPS.test(name) ? `${name}: ${step}` : step, BROUGHT.stepLength)
}

const SAYS_STEPS =
  /^(?:instructions?|directions?|method|preparation|steps|procedure|zubereitung|anleitung|schritte|preparación|elaboración|instrucciones|pasos)$/i

/**
 * Lines as steps. If they are numbered, a line without a number continues the step before it, as in wrapped text.
 */
export function stepsOf(lines: readonly string[]): string[] {
  const isNumbered = lines.filter((line) => NUMBER.test(line)).length > 1
  const steps: string[] = []
  for (const line of lines) {
    if (isNumbered && steps.length > 0 && !NUMBER.test(line) && !/^[-*•]/.test(line) && line.trim())
      steps.push(clean(`${steps.pop()} ${line}`, BROUGHT.stepLength))
    else steps.push(stepOf(line))
  }
  return steps.filter((step) => /[\p{L}\d]/u.test(step))
}

const NUMBER = /^\s*(?:(?:step|schritt|paso)\s*)?\d{1,2}\s?[.):]/i
