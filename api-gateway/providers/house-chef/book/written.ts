import { lineOf } from '../building/lines.ts'
import type { Entry } from '../larder/larder-entry.ts'

/**
 * An amount that a kitchen can measure: the usual measure, or a finer one if that would be far off. A third of an onion is a quarter
 * cup.
 */
export function written(entry: Entry, grams: number, note = entry.cut): { line: string; grams: number } {
  const { asBought } = entry.food
  const egg = entry.food.measures.find(({ unit }) => unit === 'large')?.grams
  if (entry.food.id === 'egg' && egg && WHOLE_EGGS.has(entry.unit))
    return eggs({ ...entry, unit: 'large', unitGrams: egg }, grams, note)
  if (PART_OF_EGG.test(entry.food.id) && egg && grams / egg > 0.4) {
    const count = Math.max(1, Math.round(grams / egg))
    const part = entry.food.id === 'egg-yolk' ? 'yolk' : 'white'
    return { line: `${count} large egg ${part}${count > 1 ? 's' : ''}`, grams: count * egg }
  }
  if (asBought?.usually) return withBone(entry, grams, note, asBought.edible)
  const usual = lineOf(entry, grams, note)
  const whole = entry.food.id === 'bay-leaf'
  if (whole || isNear(usual.grams, grams) || SPOONED.has(entry.unit)) return usual
  for (const [unit, measures] of finer(entry)) {
    // What is mashed is not counted in slices.
    if (unit === 'slice' && IN_NO_SLICES.test(note)) continue
    const other = lineOf({ ...entry, unit, unitGrams: measures }, grams, note)
    if (Math.abs(other.grams - grams) < Math.abs(usual.grams - grams) * 0.7) return other
  }
  return usual
}

/** Nobody weighs an egg, or measures yolks in spoons. */
const WHOLE_EGGS = new Set(['large', 'piece', 'oz', 'lb'])
const PART_OF_EGG = /^egg-(?:yolk|white)s?$/

/** Whole eggs, one and a half, or half an egg; less than that is a spoonful. */
function eggs(entry: Entry, grams: number, note: string): { line: string; grams: number } {
  const each = entry.unitGrams
  const count = grams / each
  if (count >= 1.75) return lineOf(entry, grams, note)
  if (count < 0.36) {
    const spoon = entry.food.measures.find(({ unit }) => unit === 'tbsp')?.grams ?? 15.2
    return lineOf({ ...entry, unit: 'tbsp', unitGrams: spoon, line: 'egg' }, grams, 'beaten')
  }
  const halves = count < 0.75 ? 1 : count < 1.25 ? 2 : 3
  const said = halves === 2 ? note : note || 'beaten'
  const [quantity, name] = [['½', '1', '1 ½'][halves - 1], halves > 2 ? 'eggs' : 'egg']
  return { line: `${quantity} large ${name}${said ? `, ${said}` : ''}`, grams: (halves / 2) * each }
}

/** Wings are bought, and read by the table, with their bones: the line gives that weight, the count only what is eaten. */
function withBone(
  entry: Entry,
  grams: number,
  note: string,
  edible: number,
): { line: string; grams: number } {
  const bought = lineOf({ ...entry, unit: 'lb', unitGrams: 453.592 }, grams / edible, note)
  return { ...bought, grams: bought.grams * edible }
}

const IN_NO_SLICES = /mash|pur[eé]e|juice|chop|dice|grate|cut/
const SPOONED = new Set(['tsp', 'tbsp', 'cup', 'lb', 'oz', 'slice'])
const isNear = (is: number, wanted: number): boolean => Math.abs(is / wanted - 1) < 0.2

function finer({ food }: Entry): [string, number][] {
  return ['cup', 'tbsp', 'slice'].flatMap((unit) => {
    const grams = food.measures.find((one) => one.unit === unit)?.grams
    return grams ? [[unit, grams] as [string, number]] : []
  })
}
