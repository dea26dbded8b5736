import { describe, expect, it } from 'vitest'
import { careByRules } from './care-needs.ts'
import { heardText } from './heard-text.ts'

const pregnancy = (text: string) => careByRules(heardText(text)).pregnancy
const insulin = (text: string) => careByRules(heardText(text)).insulin

describe('what is said about somebody who does not eat the dish', () => {
  it.each([
    'my colleague is on lantus and swears by kale, a kale salad',
    'an old classmate takes insulin, I only count points',
    'my daughter has a pump, I am cooking for one tonight, cod',
    'mi mamá usa lantus y vive lejos, cocino para uno',
    'mi jefe usa lantus y yo solo quiero unas lentejas',
    'my late mother took insulin, barley soup',
    'mi abuela usaba lantus, ya murió, hoy hago sus frijoles',
  ])('is not found by the rules: %s', (text) => expect(insulin(text)).toBeNull())

  it.each([
    'our neighbour is pregnant and she gave me plums',
    'the pregnant colleague left her crackers here, tomato soup',
    'mi vecina está embarazada y me dejó unas peras',
    'my cousin is having a baby with her new man, risotto',
    'my last pregnancy was long ago, bean stew',
    'second trimester of law school, noodles',
  ])('nor is a pregnancy: %s', (text) => expect(pregnancy(text)).toBeNull())

  it('does not count for a pet or for years ago', () => {
    expect(insulin('we use insulin for the cat, trout for us')).toBe('denied')
    expect(pregnancy('pregnant ewe in the shed, a hot supper')).toBe('denied')
    expect(pregnancy('gestational diabetes nine years back, rice')).toBe('denied')
    expect(pregnancy('diabetes gestacional hace nueve años, arroz')).toBe('denied')
    expect(pregnancy('my pregnancy was eight years ago, a pie')).toBe('denied')
    expect(pregnancy('mi embarazo fue hace ocho años, un pay')).toBe('denied')
    expect(insulin('nobody here takes insulin, chowder')).toBe('denied')
    expect(careByRules(heardText('antes tomaba gliclazida, un guiso')).lows).toBe('denied')
  })
})

describe('what is said about work, hopes and the past', () => {
  it.each([
    'the due date for my paper is on friday, ramen',
    'I am a midwife on call, a lunch that waits',
    'soy partera, algo para la guardia',
    'buscamos embarazo, cenas con espinaca',
    'hinchada como embarazada, un caldo',
    'first trimester at uni, noodles',
  ])('is not a pregnancy: %s', (text) => expect(pregnancy(text)).toBeNull())

  it('does not count for insulin that is only feared', () => {
    expect(insulin('I would hate to end up on insulin, a lean stew')).toBeNull()
    expect(insulin('they might start me on insulin, so few carbs')).toBeNull()
  })

  it('does not count for what is over', () => {
    expect(pregnancy('ya nació la nena y se me fue la diabetes gestacional')).toBe('denied')
    expect(careByRules(heardText('me quitaron la gliclazida, un guiso')).lows).toBe('denied')
  })
})

describe('what is said about people who eat it', () => {
  it.each([
    'I am on lantus, my colleague is not',
    'my colleague is on lantus. She comes to dinner on Friday',
    'soup for my neighbour on insulin',
    'mi jefe usa lantus y viene a cenar',
    'my husband takes insulin, chili',
    'my friend cooks, but I am on lantus',
    'I take insulin, and the leftovers go to the cat',
  ])('counts: %s', (text) => expect(insulin(text)).toBe('said'))

  it.each([
    'my sister and I are pregnant, lunch',
    'stew for my pregnant sister',
    'my pregnant cousin is staying with us',
    'cocino para mi vecina embarazada',
    'estoy embarazada y mi vecina me dejó peras',
    'embarazada desde hace tres meses, arroz',
  ])('a pregnancy, too: %s', (text) => expect(pregnancy(text)).toBe('said'))
})
