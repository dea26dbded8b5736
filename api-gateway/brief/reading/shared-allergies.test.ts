import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK)
const leftOutIn = (text: string): string[] => {
  const { allergies, unwanted } = read(text)
  return [...allergies, ...unwanted].sort()
}

it.each<[text: string, leftOut: string[]]>([
  ['my son is allergic to peanuts and my husband to shrimp. egg rolls', ['peanuts', 'shellfish', 'shrimp']],
  ['My daughter is allergic to eggs, my son to milk. pancakes', ['dairy', 'eggs']],
  ['I am allergic to shellfish, my wife to eggs and our son to milk. dinner', ['dairy', 'eggs', 'shellfish']],
  ['one of us is allergic to fish and the other to sesame, dinner', ['fish', 'sesame']],
  ['she is allergic to wheat and he to soy, stir fry', ['soy', 'wheat']],
  ['allergies: son peanuts, husband shrimp. summer rolls', ['peanuts', 'shellfish', 'shrimp']],
  ['allergies: peanuts son, shrimp husband. summer rolls', ['peanuts', 'shellfish', 'shrimp']],
  ['allergies: eggs daughter, milk son, wheat husband. pancakes', ['dairy', 'eggs', 'wheat']],
  ['allergies: shellfish kids, dinner please', ['shellfish']],
  ['allergic to peanuts (son) and shrimp (husband), summer rolls', ['peanuts', 'shellfish', 'shrimp']],
  ['hijo alérgico a la leche y la hija al huevo, desayuno', ['dairy', 'eggs']],
])('each person’s allergy counts though the word is said once: %s', (text, leftOut) => {
  expect(leftOutIn(text)).toEqual(leftOut)
  expect(read(text).foods.map(({ said }) => said)).not.toContain('shrimp')
})

it.each<[text: string, leftOut: string[], foods: string[]]>([
  ['my son is allergic to milk and my husband wants to eat shrimp, pasta', ['dairy'], ['shrimp', 'pasta']],
  ["he's allergic to peanuts and I like to cook with tofu", ['peanuts'], ['tofu']],
  ['my husband is allergic to fish and I love to eat chicken', ['fish'], ['chicken']],
])('what another person likes is no allergy: %s', (text, leftOut, foods) => {
  expect(leftOutIn(text)).toEqual(leftOut)
  expect(read(text).foods.map(({ said }) => said)).toEqual(foods)
})
