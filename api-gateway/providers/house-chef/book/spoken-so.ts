import { ourViolations, type Rules, violationsIn } from '@evenplate/nutrition/rules/rules'
import { and } from '../building/lines.ts'
import { titleCase } from '../larder/larder-entry.ts'
import type { BookPlate } from './cook-book-dish.ts'

/**
 * A dish whose foods keep the rules, said so that its words do too: "Dairy-Free Butter Chicken" holds no butter, and a
 * tip that speaks of milk is no tip for everyone. Null where its steps name what must not be in it.
 */
export function spokenSo(plate: BookPlate, rules: Rules): BookPlate | null {
  if (ourViolations(plate, rules).length === 0) return plate
  const firm = (text: string) =>
    ourViolations({ title: '', description: text, ingredients: [], instructions: [] }, rules)
  const so: BookPlate = {
    ...plate,
    title: titleSo(plate.title, rules),
    description:
      firm(plate.description).length === 0
        ? plate.description
        : `${versionOf(rules)} with ${and(...[...new Set(plate.mains)].slice(0, 3))}.${/ Allow [^.]* more [^.]*\.$/.exec(plate.description)?.[0] ?? ''}`,
    tips: plate.tips.filter((tip) => firm(tip).length === 0),
  }
  return ourViolations(so, rules).length === 0 ? so : null
}

/** "A vegan version", "A dairy-free version"; "Made" for whoever only left something out. */
function versionOf({ diets, allergies }: Rules): string {
  const word = diets[0] ?? (allergies[0] ? `${allergies[0].replace(/s$/, '')}-free` : null)
  if (!word) return 'Made'
  return `${/^[aeiou]/.test(word) ? 'An' : 'A'} ${word} version`
}

function titleSo(title: string, rules: Rules): string {
  const broken = violationsIn(title, rules)
  if (broken.length === 0) return title
  const words = [...rules.diets.map(String), ...rules.allergies.map((one) => `${one.replace(/s$/, '')}-free`)]
  const named = words.map((word) => `${titleCase(word).replace(/-./, (part) => part.toUpperCase())} ${title}`)
  return named.find((one) => violationsIn(one, rules).length === 0) ?? title
}
