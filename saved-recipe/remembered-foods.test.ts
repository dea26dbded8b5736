import { BROUGHT } from '@evenplate/domain/brought-recipe'
import type { Device } from '@evenplate/platform/contract'
import { expect, it } from 'vitest'
import { forgetOwnFood, readOwnFoods, rememberOwnFood } from './remembered-foods.ts'

function emptyDevice(): Device {
  const stored = new Map<string, string>()
  return {
    read: (name, parse) => (stored.has(name) ? parse(JSON.parse(stored.get(name) ?? '')) : null),
    write: (name, value) => void stored.set(name, JSON.stringify(value)),
    remove: (name) => void stored.delete(name),
  } satisfies Partial<Device> as Device
}

it('stores a guest’s latest choice for a food, the newest five hundred, in their browser', () => {
  const device = emptyDevice()
  rememberOwnFood(device, { phrase: 'flour', food: 'flour-coconut' })
  rememberOwnFood(device, { phrase: 'flour', food: 'flour-almond' })
  rememberOwnFood(device, { phrase: '', food: 'egg' })
  expect(readOwnFoods(device)).toEqual([{ phrase: 'flour', food: 'flour-almond' }])
  for (let n = 0; n < BROUGHT.remembered; n += 1)
    rememberOwnFood(device, { phrase: `food ${n}`, food: 'egg' })
  expect(readOwnFoods(device)).toHaveLength(BROUGHT.remembered)
  expect(readOwnFoods(device).map(({ phrase }) => phrase)).not.toContain('flour')
  forgetOwnFood(device, 'food 7')
  expect(readOwnFoods(device).map(({ phrase }) => phrase)).not.toContain('food 7')
})
