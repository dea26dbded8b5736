import { describe, expect, it } from 'vitest'
import { careByRules, careNeedsOf } from './care-needs.ts'
import { asksByRules, asksForDose } from './dosing.ts'
import { heardText } from './heard-text.ts'
import { inputsOf } from './judge-inputs.ts'
import { soundsLow } from './judges.ts'
import { lowByRules, speaksOfLowNow } from './low-now.ts'

const needs = (text: string) => careNeedsOf({ mode: 'free', text }, null)

/** None of these is among the phrases the judges learned from. */
describe('what no rule was written for', () => {
  it('is found by the judges', () => {
    const low = 'is a yogurt quick enough for a 57 or do i need honey'
    expect([lowByRules(heardText(low)), speaksOfLowNow(low)]).toEqual([null, true])
    for (const dosing of [
      'sushi later, should my slow one go up a bit',
      'pizza at nine, cover it all at once or half now half later',
    ])
      expect([asksByRules(heardText(dosing)), asksForDose(dosing)]).toEqual([false, true])
    for (const expecting of [
      'baby girl arrives in six weeks, batch cooking',
      'mi mujer está de siete meses, cena sin queso',
    ])
      expect([careByRules(heardText(expecting)).pregnancy, needs(expecting).pregnancy]).toEqual([null, true])
    for (const onInsulin of ['I carb count and inject for pasta night', 'llevo la bomba puesta, tacos'])
      expect([careByRules(heardText(onInsulin)).insulin, needs(onInsulin).insulin]).toEqual([null, true])
  })

  it('is not found in what only sounds similar', () => {
    const calm = [
      'was 58 on sunday, all fine since, lasagne please',
      'soup for 60 guests at 3.5 euros each',
      'cena para 55 invitados el sábado',
      'two shots of espresso in a cake, too much?',
      'I take my metformin with breakfast, so eggs again?',
      'nursing student on nights, quick supper',
      'the bill is due in may, cheap dinners',
      'petrol pump attendant, packed lunch',
      'pen and paper ready, shopping list please',
    ]
    expect(calm.filter((text) => speaksOfLowNow(text) || asksForDose(text))).toEqual([])
    expect(calm.filter((text) => needs(text).pregnancy || needs(text).insulin)).toEqual([])
  })

  it('is found in the middle of a letter', () => {
    const letter = 'We had a lovely day in the garden and would like a light supper for two. '.repeat(5)
    const low = 'is a yogurt quick enough for a 57 or do i need honey. '
    expect(speaksOfLowNow(letter)).toBe(false)
    expect(speaksOfLowNow(letter + low + letter)).toBe(true)
  })

  it('is not looked for in a food or two', () => {
    expect(heardText('glucose, honey').heard).toEqual([])
    expect(heardText('').heard).toEqual([])
  })
})

describe('a finding of the rules', () => {
  it('is kept whatever a judge says, if it is a reading with its unit', () => {
    const reading = '58 mg/dl. recipe for milkshakes with less sugar, low salt soup, a snack for the hike'
    expect(lowByRules(heardText(reading))).toBe('clear')
    expect(speaksOfLowNow(reading)).toBe(true)
  })

  it('is kept in a text too short to judge', () => {
    expect(soundsLow(heardText('going low').heard, true)).toBe(true)
    expect(soundsLow(heardText('going low').heard, false)).toBe(false)
  })

  it('is dropped if the whole text is clearly about something else', () => {
    const recipe = 'shakes! recipe for milkshakes with less sugar'
    expect(lowByRules(heardText(recipe))).toBe('said')
    expect(speaksOfLowNow(recipe)).toBe(false)
  })

  it('is made from a test that shows its lines, in both languages', () => {
    for (const text of [
      'both lines on the stick this morning, breakfast',
      'salieron dos rayitas en la prueba, cena',
    ])
      expect(careByRules(heardText(text)).pregnancy).toBe('said')
  })

  it('is not sought by the judges if it is denied', () => {
    expect(careByRules(heardText('trying to get pregnant, lunch')).pregnancy).toBe('denied')
    expect(needs('trying to get pregnant, lunch').pregnancy).toBe(false)
    expect(needs('I don’t take insulin, type 2, dinner').insulin).toBe(false)
  })
})

describe('what a judge sees', () => {
  const inputs = (text: string) => inputsOf(heardText(text).read.units).places
  const lacking = (text: string, from: string) => {
    const places = new Set(inputs(from))
    return inputs(text).filter((place) => !places.has(place)).length
  }

  it('scores the same words differently if a medicine is named', () => {
    const halves = 'half before and half later'
    expect(lacking(halves, `${halves}, cheese`)).toBeLessThan(3)
    expect(lacking(halves, `${halves}, novolog`)).toBeGreaterThan(5)
  })
})
