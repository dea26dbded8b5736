import type { Recipe } from '@evenplate/domain/recipe'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { RANGED, RICE_BOWL, riceBowlWith, UNCOUNTED } from '../testing/rice-bowl.ts'
import { MyPlate } from './MyPlate.tsx'

afterEach(cleanup)

const open = (recipe: Recipe = RICE_BOWL) => {
  render(<MyPlate recipe={recipe} />)
  return userEvent.setup()
}
const result = () => screen.getByRole('status').textContent
const problemOf = (name: RegExp) => {
  const ids = screen.getByRole('textbox', { name }).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('my plate', () => {
  it('shows what a weighed portion of the pot contains, and how sure that is', async () => {
    const user = open()
    expect(result()).toContain('will appear here')
    await user.type(screen.getByRole('textbox', { name: /^Cooked pot/ }), '1500')
    await user.type(screen.getByRole('textbox', { name: /^Empty pot/ }), '700')
    await user.type(screen.getByRole('textbox', { name: /^My portion/ }), '200')
    // A quarter of two servings of 38.1 g.
    expect(result()).toContain('19 g carbs')
    expect(result()).toContain('between 16 and 22\u00a0g')
    expect(result()).toContain('0.5 servings, 25% of the pot')
    expect(result()).not.toMatch(/dose|insulin|unit/i)
  })

  it('weighs in ounces, too', async () => {
    const user = open()
    await user.click(screen.getByRole('radio', { name: 'Ounces' }))
    await user.type(screen.getByRole('textbox', { name: /^Cooked pot/ }), '40')
    await user.type(screen.getByRole('textbox', { name: /^My portion/ }), '10')
    expect(result()).toContain('19 g carbs')
  })

  it('keeps the weight, not the digits, when the unit changes, and keeps invalid input', async () => {
    const user = open()
    const field = (name: RegExp) => screen.getByRole('textbox', { name })
    await user.type(field(/^Cooked pot/), '1500')
    await user.type(field(/^Empty pot/), '700')
    await user.type(field(/^My portion/), '800')
    await user.click(screen.getByRole('radio', { name: 'Ounces' }))
    expect(field(/^Cooked pot/)).toHaveProperty('value', '52.91')
    expect(result()).toContain('100% of the pot')
    await user.clear(field(/^Empty pot/))
    await user.type(field(/^Empty pot/), 'heavy')
    await user.click(screen.getByRole('radio', { name: 'Grams' }))
    expect(field(/^Cooked pot/)).toHaveProperty('value', '1500')
    expect(field(/^My portion/)).toHaveProperty('value', '800')
    expect(field(/^Empty pot/)).toHaveProperty('value', 'heavy')
  })

  it('says what is impossible, keeps what was typed, and shows no number', async () => {
    const user = open()
    const portion = screen.getByRole('textbox', { name: /^My portion/ })
    await user.type(screen.getByRole('textbox', { name: /^Cooked pot/ }), '800')
    await user.type(portion, '900')
    expect(problemOf(/^My portion/)).toContain('more than the 800 g in the pot')
    expect(portion).toHaveProperty('value', '900')
    expect(result()).toContain('will appear here')
    await user.type(screen.getByRole('textbox', { name: /^Empty pot/ }), '800')
    expect(problemOf(/^Empty pot/)).toContain('Did you mix them up?')
    expect(result()).toContain('will appear here')
  })

  it('claims nothing if too much of the dish is not counted', () => {
    open(UNCOUNTED)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/don’t know the carbs in this dish/)).toBeDefined()
  })

  it('has a range like the pot, and the lines that are left out of it', async () => {
    const user = open(RANGED)
    await user.type(screen.getByRole('textbox', { name: /^Cooked pot/ }), '800')
    await user.type(screen.getByRole('textbox', { name: /^My portion/ }), '400')
    expect(result()).toMatch(/\d\d to \d\d g carbs/)
    expect(result()).not.toContain('between')
    expect(result()).toContain('at least 36 g')
  })

  it('says "at least" if something is missing, and whose estimate it is if nothing was counted', async () => {
    const user = open(riceBowlWith({ basis: 'partial' }))
    const weigh = async () => {
      await user.type(screen.getByRole('textbox', { name: /^Cooked pot/ }), '800')
      await user.type(screen.getByRole('textbox', { name: /^My portion/ }), '200')
    }
    await weigh()
    expect(result()).toContain('at least 19 g carbs')
    cleanup()
    open(riceBowlWith({ basis: 'model' }))
    await weigh()
    expect(result()).toContain('not verified')
  })
})
