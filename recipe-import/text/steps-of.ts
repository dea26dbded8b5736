import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { clean } from './clean.ts'

/** A step without what numbers it: "1.", "Step 2:", "•". Empty for a line that only numbers. */
export const stepOf = (line: string): string =>
  clean(line, BROUGHT.stepLength)
    .replace(/^(?:#{1,6}\s+)?(?:step|schritt|paso)\s*\d{1,2}\s*[:.)–-]?\s*/i, '')
    .replace(/^(?:[-*•▢◦]|\d{1,2}\s?[.):](?=\s|\p{L}))\s*/u, '')
    .trim()

/** A step of a section has its name before it, unless that only says that steps follow. */
export function inSection(section: string, step: string): string {
  const name = section.replace(/\s*:$/, '')
  return clean(name && !SAYS_STEPS.test(name) ? `${name}: ${step}` : step, BROUGHT.stepLength)
}

const SAYS_STEPS =
  /^(?:instructions?|directions?|method|preparation|steps|procedure|zubereitung|anleitung|schritte|preparación|elaboración|instrucciones|pasos)$/i

/**
 * Lines as steps. Where they are numbered, a line without a number goes on with the step before it, as a text that was wrapped
 * does.
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
