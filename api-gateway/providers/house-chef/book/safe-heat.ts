import { isPlural } from '../building/cooking.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { needsHeat } from './kinds.ts'

type Cooked = { entry: Entry; name: string; step: number }

const TOLD: Record<'poultry' | 'mince', RegExp> = {
  poultry: /165 °F|pull apart/,
  mince: /16[05] °F|no pink|pull apart/,
}

/** Sausages that are sold cooked, and meatless foods named after a meat. */
const COOKED =
  /broth|stock|gravy|cooked|rotisserie|smoked|deli|canned|hot-dog|kielbasa|andouille|frankfurter|nuggets|bologna|salami|pepperoni/

/**
 * Poultry and ground meat are checked with a thermometer (USDA safe minimum temperatures). If no step of a dish says so, the last
 * step that names them does.
 * @param step index of the last step that names the food; below 0 if none does
 */
export function safelyHeated(steps: string[], foods: readonly Cooked[]): string[] {
  const all = steps.join(' ')
  let said = steps
  for (const { entry, name, step } of foods) {
    const kind = entry.kind === 'poultry' || entry.kind === 'mince' ? entry.kind : null
    if (!kind || step < 0 || !needsHeat(entry) || COOKED.test(entry.food.id) || TOLD[kind].test(all)) continue
    const degrees =
      kind === 'poultry' || /turkey|chicken/.test(entry.food.id) ? '165 °F (74 °C)' : '160 °F (71 °C)'
    const sentence = `Check that the ${name} ${isPlural(name) ? 'read' : 'reads'} ${degrees}.`
    said = said.map((text, at) => (at === step && !text.includes(sentence) ? `${text} ${sentence}` : text))
  }
  return said
}
