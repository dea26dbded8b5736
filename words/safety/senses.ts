import type { Unit } from './units.ts'

/** Shaking a pan, sweating onions, a head full of carbs, joy or coffee: none of these is a sign of a low. */
export const inTheirSense = (units: readonly Unit[]): Unit[] => {
  const ofSugar = units.some(({ features }) => SUGAR.some((feature) => features.has(feature)))
  return units.map((unit, at) => {
    if (!unit.features.has('sign') && !unit.features.has('strong-sign') && !unit.features.has('faint'))
      return unit
    const next = afterSmallWords(units, at)
    const other = OTHERS.some((feature) => next?.features.has(feature)) || (!ofSugar && isByCoffee(units, at))
    return other
      ? { ...unit, features: new Set([...unit.features].filter((feature) => !SIGNS.has(feature))) }
      : unit
  })
}

const SUGAR = ['glucose', 'insulin', 'diabetic', 'low', 'number', 'firmly-now']
const OTHERS = ['cooking', 'of-mind']
const SIGNS = new Set(['sign', 'strong-sign', 'sure-sign', 'shows', 'wrong', 'faint'])

const afterSmallWords = (units: readonly Unit[], at: number): Unit | undefined => {
  let next = at + 1
  while (next < at + 5 && isJoined(units[next])) next += 1
  return units[next]
}
const isJoined = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  !OTHERS.some((feature) => unit.features.has(feature)) &&
  ['the', 'and', 'sign', 'strong-sign'].some((feature) => unit.features.has(feature)) &&
  unit.text !== ','

const isByCoffee = (units: readonly Unit[], at: number): boolean =>
  units.slice(Math.max(0, at - 6), at + 7).some(({ features }) => features.has('coffee'))
