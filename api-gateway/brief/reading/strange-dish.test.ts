import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const unknownIn = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES).unknown

describe('an unknown dish', () => {
  it.each([
    ['a waterzooi for four', ['waterzooi']],
    ['make me a tartiflette without bacon', ['tartiflette']],
    ['can you do me a chakapuli with lamb', ['chakapuli']],
    ['chanfaina sin arroz ni papa', ['chanfaina']],
    ['quisiera unos sorrentinos para cuatro', ['sorrentinos']],
    ['una calapurca con choclo', ['calapurca']],
    ['Coconut tarts, Bajan here, with less sugar', ['coconut tarts']],
    ['egg tarts, less sugar', ['egg tarts']],
    ['I want some lemon tarts please', ['lemon tarts']],
    ['milk tart, South African', ['milk tart']],
    ['peanut brittle', ['peanut brittle']],
    ['a recipe for cao lau', ['cao lau']],
    // Words of Spanish, and of no English text.
    ['a recipe for pide', ['pide']],
    ['recipe for a sancho', ['sancho']],
  ])('is reported: %s', (text, unknown) => expect(unknownIn(text)).toEqual(unknown))

  it.each([
    'una cenita ligera para dos',
    'algo ligerito para mi abuelita',
    'quisiera una ideita con pollo',
    'unos huevitos con jamón',
    'una sopita de verduras sin crema',
    'a hearty winter warmer for six',
    'hangry, need lunch fast',
    'yummy chicken for tonight',
    'gimme a banging curry',
    'surprise me with something light',
    'a speedy dinner for my nonna',
    'a zesty salad with chicken',
    'comemos en 20 minutos, algo con pollo',
    'cocinamos para seis con pavo',
    'struggling with dinner tonight, have eggs',
    'prepárame con pavo algo rico',
    'no butter tarts, a cookie please',
    'something tart with apples',
    'apple tart',
    'anzac biscuits low sugar, must have oats',
    'recipe for beginners',
    'a recipe for ramadan',
    'a recipe for my kids',
    'recipes for gestational diabetes',
    'a recipe for bariatric patients',
    'a recipe for two please',
  ])('is not a word that only describes a dish: %s', (text) => expect(unknownIn(text)).toEqual([]))

  it('is ignored if foods and a kind of dish are named', () => {
    expect(unknownIn('a valenciana salad with tuna and olives')).toEqual([])
  })
})
