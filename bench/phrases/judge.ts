import { briefOf } from '@evenplate/api-gateway/brief/reading/brief-of'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { type Danger, dangerIn } from '@evenplate/api-gateway/safety/danger'
import { rulesOf } from '@evenplate/api-gateway/safety/rules-of'
import { ALLERGENS, type Allergen } from '@evenplate/domain/options'
import { canSubmitFreeText, type RecipeRequest, readRequest } from '@evenplate/domain/request'
import { type Violation, violationsIn } from '@evenplate/nutrition/rules/rules'
import { careNeedsOf } from '../../words/safety/care-needs.ts'
import type { Phrase } from './read-phrases.ts'

/**
 * How one phrase was answered. `missed`: what should have been found and was not; null if there was nothing to find.
 * `alarms`: what was found and should not have been; null if nothing counts as wrong.
 */
export type Judged = {
  phrase: Phrase
  missed: string[] | null
  alarms: string[] | null
}

/** Answers a phrase by the gateway's own rules, and compares the answer with what is expected. */
export const judge = (phrase: Phrase): Judged => ({ phrase, ...JUDGES[phrase.kind](phrase) })

type Verdict = Omit<Judged, 'phrase'>

const JUDGES: Record<Phrase['kind'], (phrase: Phrase) => Verdict> = {
  low: ({ text, expected }) => dangerVerdict('low_blood_sugar', expected, text),
  dosing: ({ text, expected }) => dangerVerdict('dosing_question', expected, text),
  care: ({ text, expected }) => careVerdict(expected, text),
  allergen: ({ text, expected }) => foodsVerdict(expected.split(','), text),
  wanted: ({ text, expected }) => wantedVerdict(expected.split(','), text),
  line: ({ text, expected }) => lineVerdict(expected.split(' '), text),
}

function dangerVerdict(danger: Danger, expected: string, text: string): Verdict {
  const shown = dangersIn(text, 'challenges')
  return expected === 'yes'
    ? { missed: shown.includes(danger) ? [] : [danger], alarms: null }
    : { missed: null, alarms: shown }
}

function careVerdict(expected: string, text: string): Verdict {
  const needs = careNeedsOf(asked(text, 'challenges'), null)
  // Tablets that can cause a low get the sentences about lows instead of those about insulin.
  const found = [
    ...(needs.pregnancy ? ['pregnancy'] : []),
    ...(needs.insulin || needs.lows ? ['insulin'] : []),
  ]
  const alarms = [...found.filter((need) => need !== expected), ...dangersIn(text, 'challenges')]
  return expected === 'none'
    ? { missed: null, alarms }
    : { missed: found.includes(expected) ? [] : [expected], alarms }
}

/** Lines with what the writer cannot have must be refused; those after "!" must not. */
function foodsVerdict(expected: readonly string[], text: string): Verdict {
  const refused = refusedBy(text)
  const allowed = expected.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  return {
    missed: expected.filter((line) => !line.startsWith('!') && !refused(line)),
    alarms: [...allowed.filter(refused), ...dangersIn(text, 'avoid')],
  }
}

/** Lines with what the writer asks for must not be refused. */
const wantedVerdict = (expected: readonly string[], text: string): Verdict => ({
  missed: null,
  alarms: [...expected.map((line) => line.trim()).filter(refusedBy(text)), ...dangersIn(text, 'avoid')],
})

function refusedBy(text: string): (line: string) => boolean {
  const request = asked(text, 'avoid')
  const rules = rulesOf(request, briefOf(request, null, DISHES), null)
  return (line) => violationsIn(line, rules).length > 0
}

/** "?soy" may be found or not: recipes for that food differ. */
function lineVerdict(expected: readonly string[], text: string): Verdict {
  const violations = (allergen: Allergen) =>
    violationsIn(text, { allergies: [allergen], diets: [], avoid: [] })
  const found: string[] = ALLERGENS.filter((allergen) => violations(allergen).length > 0)
  const wanted = expected.filter((one) => one !== 'none' && !one.startsWith('?'))
  const fine = new Set(expected.map((one) => one.replace('?', '')))
  return {
    missed:
      wanted.length > 0
        ? wanted.filter(
            (one) => !found.includes(one) && !(one === 'wheat' && violations('gluten').some(isNoOat)),
          )
        : null,
    // Gluten includes wheat, so it is right wherever wheat is.
    alarms: found.filter((allergen) => !fine.has(allergen === 'gluten' ? 'wheat' : allergen)),
  }
}

/**
 * The rows' "wheat" is any cereal with gluten: barley in malt and rye in crispbread are found as gluten. Oats are not
 * what a row means, so finding them finds nothing.
 */
const isNoOat = ({ term }: Violation): boolean => !/^(?:oat|avena)/i.test(term)

/** What is shown instead of a recipe. */
function dangersIn(text: string, box: 'challenges' | 'avoid'): Danger[] {
  const danger = dangerIn(asked(text, box))
  return danger ? [danger] : []
}

/** The free-text box does not send fewer than ten characters; such a phrase goes into a box of the builder. */
const asked = (text: string, box: 'challenges' | 'avoid'): RecipeRequest =>
  readRequest(
    canSubmitFreeText(text) ? { mode: 'free', text } : { mode: 'guided', mealType: 'Dinner', [box]: text },
  )
