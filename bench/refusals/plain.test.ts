import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plainlyRefused } from './plain.ts'

it('as many plain refusals are kept as docs/accuracy.md says', () => {
  const document = readFileSync(new URL('../../docs/accuracy.md', import.meta.url), 'utf8')
  for (const [language, file] of [
    ['English', 'english.tsv'],
    ['Spanish', 'spanish.tsv'],
  ] as const) {
    const { refused, wanted } = plainlyRefused(file)
    const row = document.split('\n').find((line) => line.startsWith(`| Plain refusals, ${language}`))
    expect(
      row
        ?.split('|')
        .slice(-3, -1)
        .map((cell) => cell.trim()),
    ).toEqual([`${refused.right} of ${refused.of}`, `${wanted.right} of ${wanted.of}`])
  }
})
