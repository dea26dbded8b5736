import { AppError } from '@evenplate/domain/errors'
import { readRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'
import { mustBeUnderstood } from './understood.ts'

function refusal(body: object): AppError | null {
  const request = readRequest(body)
  try {
    mustBeUnderstood(briefOf(request, null, FULL_BOOK), request, FULL_BOOK)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
const free = (text: string, choices: string[] = []) => refusal({ mode: 'free', text, choices })

describe('a request we cannot understand', () => {
  it.each(['hello there friend', 'what is the weather like', '1234567890 0987', '💥💥💥💥💥💥💥💥💥💥'])(
    'costs nothing and is answered with dishes to choose from: %s',
    (text) => {
      const refused = free(text)
      expect(refused?.code).toBe('not_understood')
      expect(refused?.details?.ways).toHaveLength(3)
      expect(free(text, [refused?.details?.ways[0]?.choice ?? ''])).toBeNull()
    },
  )

  it('is an unknown food, if it is the only one named', () => {
    const refused = free('dinner with flurbs')
    expect(refused?.message).toBe('We don’t know flurbs, so we can’t cook or count it.')
    expect(refused?.details?.ways[0]).toEqual({
      label: 'Continue without flurbs',
      choice: 'drop:unknown:flurbs',
    })
    expect(free('dinner with flurbs', ['drop:unknown:flurbs'])).toBeNull()
    expect(refusal({ mode: 'guided', mealType: 'Lunch', ingredients: [{ name: 'flurb' }] })?.code).toBe(
      'not_understood',
    )
  })

  it('becomes a note if other foods are known, and the dish goes without it', () => {
    const request = { mode: 'free' as const, text: 'chicken with zorgle for dinner' }
    expect(free(request.text)).toBeNull()
    expect(briefOf(request, null, FULL_BOOK).readings).toContainEqual({
      id: 'unknown:zorgle',
      kind: 'food',
      text: 'zorgle: a food we don’t know',
      mendable: true,
    })
  })
})

describe('a request that leaves the choice to us', () => {
  it.each([
    'surprise me!!',
    'anything quick',
    'sorpréndeme',
    'something for dinner',
    'vegan please',
    '30 minutes max',
  ])('is understood: %s', (text) => expect(free(text)).toBeNull())
})

describe('meat to be served raw', () => {
  it.each([
    ['sushi with raw chicken', 'Raw or pink chicken is not safe to eat.'],
    ['raw chicken breast salad, no cooking at all', 'Raw or pink chicken is not safe to eat.'],
    ['ceviche de pollo crudo', 'Raw or pink chicken is not safe to eat.'],
    ['turkey tartare on toast', 'Raw or pink turkey is not safe to eat.'],
    ['a burger medium rare please', 'Raw or pink ground beef is not safe to eat.'],
    ['raw pork sausage sashimi', 'Raw pork is not safe to eat.'],
  ])('is refused before cooking, with dishes of that meat that are cooked through: %s', (text, sentence) => {
    const request = readRequest({ mode: 'free', text })
    const refused = (() => {
      try {
        mustBeUnderstood(briefOf(request, null, DISHES), request, DISHES)
        return null
      } catch (error) {
        return error as AppError
      }
    })()
    expect(refused?.code).toBe('cannot_be_done')
    expect(refused?.details?.obstacles).toEqual([sentence])
    expect(refused?.details?.ways).toHaveLength(3)
  })

  it.each([
    'I have raw chicken breasts and broccoli, what can I make',
    'use up raw ground turkey tonight',
    'poke bowl with raw tuna',
    'medium rare steak with asparagus',
    'medium rare pork chops',
    'raw carrots with chicken salad',
    'burgers, not pink inside please',
  ])('does not include meat to be cooked, or fish: %s', (text) => expect(free(text)).toBeNull())
})

describe('other languages', () => {
  it.each([
    ['je voudrais un dîner rapide avec du poulet', 'l’anglais'],
    ['une soupe de lentilles sans oignons', 'l’anglais'],
    ['Abendessen mit Huhn und Reis', 'Englisch'],
    ['etwas Schnelles ohne Fleisch für zwei Personen', 'Englisch'],
    ['jantar rápido com frango e arroz', 'inglês'],
    ['sopa de lentilhas sem carne', 'inglês'],
    ['cena veloce con pollo e riso', 'inglese'],
    ['vorrei una zuppa di verdure senza cipolla', 'inglese'],
    ['mabilis na hapunan na may manok', 'Ingles'],
    ['鸡肉晚餐，少一点碳水化合物', '英语'],
    ['चिकन का खाना बिना प्याज के', 'अंग्रेज़ी'],
    ['عشاء سريع بالدجاج', 'الإنجليزية'],
  ])('get one sentence in that language: %s', (text, sentence) => {
    const refused = free(text)
    expect(refused?.code).toBe('not_understood')
    expect(refused?.message).toContain(sentence)
    expect(refused?.details?.ways.length).toBeGreaterThan(1)
  })

  it.each([
    'quiche lorraine',
    'croque monsieur',
    'pain au chocolat for breakfast',
    'coq au vin',
    'pot au feu',
    'boeuf bourguignon',
    'soup with crème fraîche',
    'sauerkraut and bratwurst',
    'wiener schnitzel',
    'pasta e fagioli',
    'spaghetti alla carbonara',
    'pico de gallo and chips',
    'arroz con pollo',
    'chili con carne with beans',
    'pad thai with tofu 豆腐',
    'mole poblano',
    'huevos rancheros',
  ])('do not include foreign dish names: %s', (text) => expect(free(text)).toBeNull())
})
