import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  ['85 g grn beans', '85 g green beans'],
  ['110 g SF jello', '110 g sugar-free jello'],
  ['mash pot: 120 g', 'mashed potatoes: 120 g'],
  ['95 g brd chix', '95 g breaded chicken'],
  ['65 g fr toast', '65 g french toast'],
  ['220 g tom soup', '220 g tomato soup'],
  ['90 g grilled chz sand', '90 g grilled cheese sandwich'],
  ['LF yogurt, straw: 113 g', 'low-fat yogurt, strawberry: 113 g'],
  ['100 g PB&J', '100 g peanut butter and jelly sandwich'],
  ['120 g roast turkey breast', '120 g roasted turkey breast'],
])('writes out the short forms of "%s"', (line, whole) => {
  expect(writtenOut(line)).toBe(whole)
})

it.each([
  '200 g tom yum soup',
  '150 g pot roast',
  '90 g roast beef',
  '120 g roast turkey sandwich',
  '80 g sal',
  '50 g straw mushrooms',
  '90 g sand dabs',
])('does not change the words of "%s"', (line) => {
  expect(writtenOut(line)).toBe(line)
})
