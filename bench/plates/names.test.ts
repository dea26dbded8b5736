import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usdaFoodById } from '@evenplate/nutrition/usda/stand-in'
import { describe, expect, it } from 'vitest'
import { namesOf } from './names.ts'
import { FRESH_NAMES, LATER_NAMES, NAMES, OUTSIDE_NAMES, platesOf, SECOND_OUTSIDE_NAMES } from './plates.ts'

const OTHERS = [
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

describe('the names of plates', () => {
  it('each expect the carbohydrate of the USDA food that is meant', () => {
    const others = OTHERS.map((list) => namesOf(new URL(`${list}-outside-names.tsv`, import.meta.url)))
    const own = ['rare', 'last'].map((list) => namesOf(new URL(`${list}-names.tsv`, import.meta.url)))
    const lists = [NAMES, FRESH_NAMES, LATER_NAMES, OUTSIDE_NAMES, SECOND_OUTSIDE_NAMES, ...others, ...own]
    for (const { name, code, carbs } of lists.flat())
      expect({ name, carbs }).toEqual({ name, carbs: usdaFoodById(`usda-${code}`)?.per100g.carbs })
  })

  it('are read from any file that names its columns, with weights and comments', () => {
    const file = written('#name\tgrams\tfndds_code\tnote\n# of a Tuesday\nbanana\t120\t63107010\tripe\n\n')
    expect(namesOf(file)).toEqual([{ name: 'banana', code: '63107010', carbs: 22.84, grams: 120 }])
    expect(
      platesOf(namesOf(file), 1, 3)
        .flat()
        .every(({ grams }) => grams === 120),
    ).toBe(true)
  })

  it('are refused if no table has their code', () => {
    expect(() => namesOf(written('name\tcode\nzork\t00000\n'))).toThrow('No figure for “zork”')
  })
})

function written(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'names-')), 'names.tsv')
  writeFileSync(file, text)
  return file
}
