import { expect, it } from 'vitest'
import { dishById } from './dishes/all-dishes.ts'
import { wayWith } from './ways.ts'

it.each(['chicken-soup', 'chicken-noodle-soup', 'lentil-soup'])(
  '%s cooks under pressure and in a slow cooker',
  (id) => {
    // The "pot" in a potato is not a pot.
    expect(wayWith(dishById(id)!, 'pressure-cooker')?.tool).toBe('pressure-cooker')
    expect(wayWith(dishById(id)!, 'slow-cooker')?.tool).toBe('slow-cooker')
  },
)

it('has no way for a tool that no step describes', () => {
  expect(wayWith(dishById('fish-tacos')!, 'slow-cooker')).toBeNull()
})
