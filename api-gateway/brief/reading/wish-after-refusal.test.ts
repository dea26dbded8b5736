import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, DISHES).readings.map(
    (reading) => reading.text,
  )

describe('a wish behind the one food that is refused', () => {
  it.each<[text: string, readings: string[]]>([
    ['hates peppers, beef stroganoff', ['beef stroganoff', 'no peppers']],
    ["can't stand olives, meatloaf", ['meatloaf', 'no olives']],
    ['not in the mood for fish, pot roast', ['pot roast', 'no fish']],
    ['skip the mayo, turkey and avocado sandwich', ['sandwich', 'turkey', 'avocado', 'no mayo']],
    ['no walnuts, granola', ['granola', 'no walnuts']],
    ['no skim milk, whole milk', ['whole milk', 'no skim milk']],
    ['no fish sticks, baked fish', ['baked cod', 'no fish sticks']],
    ['no white bread, rye bread', ['rye bread', 'no white bread']],
    ['allergic to cashews, beef stew please', ['beef stew']],
    ['hates onions and celery, beef stew', ['beef stew', 'no onions', 'no celery']],
    ['no pork tacos, shrimp tacos', ['not pork tacos']],
    ['he does not eat pork, lasagna', ['lasagna', 'no pork']],
    ["we don't eat beef, chili", ['chili', 'no beef']],
  ])('is asked for: %s', (text, readings) => expect(wordsOf(text)).toEqual(expect.arrayContaining(readings)))

  it.each<[text: string, refused: string[]]>([
    ['hates peppers, onions', ['no peppers', 'no onions']],
    ['no garlic, ginger, curry', ['no garlic', 'no ginger']],
    ['no onions, mushrooms, stew', ['no onions', 'no mushrooms']],
    ['no garlic, chili, cilantro', ['no garlic', 'no chili', 'no cilantro']],
    ["meatballs, don't put them over zucchini noodles", ['meatballs', 'no zucchini noodles']],
    ['no bread, rice', ['no bread', 'no rice']],
    ['no milk, ice cream', ['no milk', 'no ice cream']],
    ['no tomatoes, salsa', ['no tomatoes', 'no salsa']],
    ['no potatoes, french fries', ['no potatoes', 'no french fries']],
    ['no cow milk, goat milk', ['no cow milk', 'no goat milk']],
    ['no peanut butter, almond butter', ['no peanut butter', 'no almond butter']],
    ['dinner, no onions, sour cream', ['no onions', 'no sour cream']],
    ['no milk or cheese, ice cream', ['no milk', 'no cheese', 'no ice cream']],
    ['allergic to nuts and eggs, chocolate cake', ['nuts allergy', 'eggs allergy', 'no chocolate']],
    ['allergic to nuts, granola', ['nuts allergy', 'no granola']],
    ["can't eat eggs, pound cake", ['eggs allergy']],
    ['allergic to nuts, dairy safe recipes please', ['nuts allergy', 'dairy allergy']],
    ['allergic to shellfish, clam please', ['shellfish allergy']],
  ])('is not where it may be refused, too: %s', (text, refused) =>
    expect(wordsOf(text)).toEqual(expect.arrayContaining(refused)),
  )
})
