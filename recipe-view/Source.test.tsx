import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Source } from './Source.tsx'

const open = (url: string) =>
  render(
    <Source
      brought={{
        source: { name: 'Your Bank', url, author: null },
        lines: [],
        mends: [],
        rewritten: [],
        yieldText: '',
        minutes: { prep: null, cook: null, total: null },
        published: null,
        notes: [],
        language: 'en',
      }}
    />,
  ).container.textContent

it.each([
  ['https://bank.test@evil.test/a', '(evil.test)'],
  ['https://bank.test\\@evil.test/a', '(bank.test)'],
  ['HTTPS://WWW.Cook.test:8080/a', '(cook.test)'],
])('names the host of %s', (url, host) => {
  expect(open(url)).toContain(host)
})

it('names no host if an address is not valid', () => {
  expect(open('https://[')).toBe('From Your Bank')
})
