import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, openBuilder } from '../testing/open-builder.tsx'

const AT = '/recipe-builder?mode=free'

it('waits for ten characters other than spaces, and says how many are missing [RULE-1]', async () => {
  const { user } = openBuilder({ at: AT })
  const box = screen.getByRole('textbox')
  await user.type(box, '  lentils     ')
  expect(button('Generate My Recipe')).toHaveProperty('disabled', true)
  expect(screen.getByText('3 more characters, please')).toBeDefined()
  await user.type(box, 'soup')
  expect(button('Generate My Recipe')).toHaveProperty('disabled', false)
})

it.each([
  /quick low-carb chicken dinner/,
  /vegetarian Mediterranean lunch/,
  /make-ahead egg breakfast/,
  /low-glycemic chocolate dessert/,
])('starts with an example: %s [BUILD-22]', async (example) => {
  const { user } = openBuilder({ at: AT })
  await user.click(button(example))
  const box = screen.getByRole('textbox')
  expect(box).toHaveProperty('value', expect.stringMatching(example))
  expect(document.activeElement).toBe(box)
})
