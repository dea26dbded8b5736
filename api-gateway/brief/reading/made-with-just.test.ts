import { expect, it } from 'vitest'
import { wholeReading } from './whole-reading.ts'

it('does not refuse the ingredients someone uses, named next to what is refused', () => {
  const said = 'like a stuffed cabbage thing but no rice in it my aunt makes hers with just beef i think'
  expect(wholeReading(said, 'en', []).unwanted).toEqual(['rice'])
})
