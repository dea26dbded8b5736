import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { mendedBy, mendedRequest } from './mending.ts'

const ask = (text: string) => readRequest({ mode: 'free', text })
const LENTILS = ask('Lentils under 20 g of carbs')

it('keeps corrections for the same request, and starts another with none', () => {
  const mended = mendedBy(LENTILS, 'drop:limit:carbs:at-most')
  expect(mendedRequest(LENTILS, mended).choices).toEqual(['drop:limit:carbs:at-most'])
  expect(mendedRequest(ask('Beans under 20 g of carbs'), mended).choices).toBeUndefined()
})

it('corrects one thing after another, and uses the last limit that was chosen', () => {
  const once = mendedRequest(LENTILS, mendedBy(LENTILS, 'drop:food:lentils'))
  const twice = mendedRequest(LENTILS, mendedBy(once, 'limit:carbs:at-most:25'))
  const { choices } = mendedBy(twice, 'limit:carbs:at-most:30')
  expect(choices).toEqual(['drop:food:lentils', 'limit:carbs:at-most:30'])
})
