import { expect, it } from 'vitest'
import { greetedAs } from './profile-name.ts'

it('greets by name, by the address before its @, and as User if there is neither [ENTITY-8]', () => {
  expect(greetedAs('Ana', 'ana.b@example.com')).toBe('Ana')
  expect(greetedAs(null, 'ana.b@example.com')).toBe('ana.b')
  expect(greetedAs(null, '')).toBe('User')
})
