import { ALLERGENS } from '@evenplate/domain/options'
import type { LineFigures } from '@evenplate/domain/recipe'
import { type Rules, violationsIn } from '@evenplate/nutrition/rules/rules'

/** The rules of one person that depend on what a bought food contains. */
export type Checked = Pick<Rules, 'allergies' | 'diets'>

/**
 * A sentence about the lines whose food we do not know: nothing in its name says whether it contains what this person
 * must not eat, so only its label can. Empty if every food is known, or nobody has an allergy.
 */
export function unknownFoods(lines: readonly LineFigures[], { allergies, diets }: Checked): string[] {
  const without = diets.includes('gluten-free') ? [...new Set([...allergies, 'gluten' as const])] : allergies
  if (without.length === 0) return []
  const named = [...new Set(lines.filter(isUnknown).map(({ line, rest }) => nameIn(rest || line)))]
  if (named.length === 0) return []
  const shown = named.length > MOST ? [...named.slice(0, MOST), `${named.length - MOST} more`] : named
  const [of, labels] = named.length === 1 ? ['it', 'its label'] : ['them', 'their labels']
  return [
    `We don’t know what is in ${AND.format(shown)}. Check ${labels} for ${OR.format(without)} before you use ${of}.`,
  ]
}

/** What a name says about any allergen is known, even if our table lacks its figures. */
const isUnknown = ({ line, foodId, negligible }: LineFigures): boolean =>
  foodId === null && !negligible && violationsIn(line, ALL).length === 0

/** "Veal knuckles, cut into pieces (see note)": the food itself comes first. */
const nameIn = (line: string): string => /^[^,(]*[^,(\s]/.exec(line)?.[0] ?? line

const ALL: Rules = { allergies: [...ALLERGENS], diets: [], avoid: [] }

/** With more names the sentence would be a list to scroll through. */
const MOST = 4
const AND = new Intl.ListFormat('en', { type: 'conjunction' })
const OR = new Intl.ListFormat('en', { type: 'disjunction' })
