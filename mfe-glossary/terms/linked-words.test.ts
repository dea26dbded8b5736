import { GLOSSARY_WORDS } from '@evenplate/domain/glossary-anchors'
import { expect, it } from 'vitest'
import { findTerms } from '../search/filter.ts'
import { TERMS } from './all-terms.ts'
import { anchorOf } from './term.ts'

it.each(Object.entries(GLOSSARY_WORDS))('"%s" in a recipe or dashboard leads to #%s', (word, anchor) => {
  const term = TERMS.find(({ term }) => anchorOf(term) === anchor)
  expect(term, `no term has the anchor #${anchor}`).toBeDefined()
  // A search for the word finds the same term.
  expect(findTerms(TERMS, { q: word, category: null })).toContain(term)
})
