import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { clean } from '../text/clean.ts'
import { isRecord, type Json } from '../text/is-record.ts'
import { numberIn } from '../text/number-of.ts'

/** `{ quantity: 1.5, unit: { name: 'cup' }, food: { name: 'flour' }, note: 'sifted' }` is "1.5 cup flour, sifted". */
export function amountOf(one: Json): string {
  const quantity = numberIn(one.quantity ?? one.amount)
  const noAmount = one.noAmount === true || one.no_amount === true
  const amount = Number.isFinite(quantity) && quantity > 0 && !noAmount ? fractionOf(quantity) : ''
  const words = [amount, amount && unitOf(one.unit), nameOf(one.food)].filter(Boolean).join(' ')
  const note = typeof one.note === 'string' ? one.note.trim() : ''
  return clean([words, note].filter(Boolean).join(', '), BROUGHT.lineLength)
}

/** As its owner displays it: "g" for a unit named "Gramm". */
function unitOf(unit: unknown): string {
  if (!isRecord(unit) || !(unit.useAbbreviation ?? unit.use_abbreviation)) return nameOf(unit)
  return typeof unit.abbreviation === 'string' && unit.abbreviation ? unit.abbreviation : nameOf(unit)
}

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : isRecord(value) && typeof value.name === 'string' ? value.name : ''

/** 0.333 is "1/3", since thirds have no exact decimal. */
function fractionOf(quantity: number): string {
  const whole = Math.floor(quantity)
  const rest = quantity - whole
  for (const [part, said] of THIRDS)
    if (Math.abs(rest - part) < 0.01) return whole > 0 ? `${whole} ${said}` : said
  return String(Math.round(quantity * 1000) / 1000)
}

const THIRDS = [
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
] as const
