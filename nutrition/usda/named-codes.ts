import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { foodOfCodes } from './stand-in.ts'

export type NamedCodes = { name: string; codes: string[] }

/** Reads lines "name, other name: code code": the first code is what is counted, the others it may also mean give the range. */
export const namesIn = (text: string): NamedCodes[] =>
  text
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [names = '', codes = ''] = row.split(':')
      return names.split(',').map((name) => ({ name: name.trim(), codes: codes.trim().split(' ') }))
    })

/**
 * Looks up a name in such a list, which is read on first use: a USDA food, or null for any other name.
 * @param keysOf keys shared by names that mean the same; further keys are looked up among the first ones
 */
export function foodByName(
  names: () => readonly NamedCodes[],
  keysOf: (name: string) => string[] = (name) => [words(name).join(' ')],
): (name: string) => Food | null {
  let known: ReadonlyMap<string, readonly string[]> | undefined
  return (name) => {
    if (name.length > MOST_LETTERS) return null
    known ??= new Map(names().map(({ name, codes }) => [keysOf(name)[0] ?? '', codes]))
    const key = keysOf(name).find((one) => known?.has(one))
    return key === undefined ? null : foodOfCodes(known.get(key) ?? [])
  }
}

const MOST_LETTERS = 60
