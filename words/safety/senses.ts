import type { Unit } from './units.ts'

/**
 * Shaking a pan, sweating onions, a head full of carbs, joy or coffee: none of these is a sign of a low. "LO" is one on a meter, but not
 * in "lo que sea con frijoles".
 */
export const inTheirSense = (said: readonly Unit[]): Unit[] => {
  const units = saysLo(said) ? said : said.map((unit) => (isLo(unit) ? without(unit, LOWS) : unit))
  const ofSugar = units.some(({ features }) => SUGAR.some((feature) => features.has(feature)))
  return units.map((unit, at) => {
    if (!unit.features.has('sign') && !unit.features.has('strong-sign') && !unit.features.has('faint'))
      return unit
    const next = afterSmallWords(units, at)
    const other = OTHERS.some((feature) => next?.features.has(feature)) || (!ofSugar && isByCoffee(units, at))
    return other ? without(unit, SIGNS) : unit
  })
}

const without = (unit: Unit, features: ReadonlySet<string>): Unit => ({
  ...unit,
  features: new Set([...unit.features].filter((feature) => !features.has(feature))),
})

/** Whether a meter may show it: one is named, or one LO of the text is not the Spanish word ("lo tiene en LO"). */
const saysLo = (units: readonly Unit[]): boolean =>
  units.some(({ features }) => features.has('device')) ||
  units.some((unit, at) => isLo(unit) && !isSpanishLo(units[at - 1]?.text ?? '', units[at + 1]?.text ?? ''))

const isLo = ({ text, features }: Unit): boolean => text === 'lo' && features.has('low')

/** "Lo que quieras", "me lo quitaron", "mi hijo ni lo prueba". */
const isSpanishLo = (before: string, next: string): boolean =>
  /^(?:que|mio|mia|tuyo|suyo|nuestro|siento|mismo|unico|mejor|peor|bueno|malo|demas|cual|dicho|normal|tipico)\b/.test(
    next,
  ) ||
  (/^(?:me|te|se|nos|os|le|les|y|ya|si|ni|cuando|porque|tampoco|nunca|hijo|hija|nino|nina|esposo|esposa|marido|mujer|quien|todo)$/.test(
    before,
  ) &&
    /^[a-z]{3,}/.test(next) &&
    !/^(?:desde|otra|ahora|hace|con|por|hoy|ayuda|help|and|now|again)\b/.test(next))
const LOWS = new Set(['low', 'low-alarm'])

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
