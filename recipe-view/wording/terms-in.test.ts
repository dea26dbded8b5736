import { describe, expect, it } from 'vitest'
import { termsIn } from './terms-in.ts'

const links = (texts: string[], linked: Parameters<typeof termsIn>[1] = []) =>
  termsIn(texts, linked).map((pieces) =>
    pieces.flatMap(({ text, anchor }) => (anchor ? [`${text} -> ${anchor}`] : [])),
  )

describe('terms in the tips of a recipe', () => {
  it('are found as whole words, longest first, in any spelling', () => {
    expect(links(['Insulin resistance and NON-STARCHY vegetables, with net  carbs.'])).toEqual([
      [
        'Insulin resistance -> insulin-resistance',
        'NON-STARCHY vegetables -> non-starchy-vegetables',
        'net  carbs -> net-carbs',
      ],
    ])
    expect(links(['high-fiber, proteins, fibers, grossly starchy'])).toEqual([[]])
  })

  it('are linked once, at their first mention, by any of their names', () => {
    expect(links(['Fibre first. Fiber again.', 'More fiber, and starch.'])).toEqual([
      ['Fibre -> fiber'],
      ['starch -> starch'],
    ])
    expect(links(['Fiber before starch.'], ['fiber'])).toEqual([['starch -> starch']])
  })

  it('leave every text unchanged', () => {
    const texts = ['', 'Fiber', '<b>starch</b> & carbs', 'Blood sugar: 5.5 mmol/L.', 'no such word']
    expect(termsIn(texts).map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(texts)
  })
})
