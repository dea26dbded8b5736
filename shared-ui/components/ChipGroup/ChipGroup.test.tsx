import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ChipGroup } from './ChipGroup.tsx'

afterEach(cleanup)

const options = ['Breakfast', 'Lunch', 'Dinner'].map((value) => ({ value, label: value }))

it('chooses one meal with the arrow keys', async () => {
  render(<Meals />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Lunch' })).toHaveProperty('checked', true)
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1)
})

it('adds and removes ingredients', async () => {
  render(<Ingredients />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lunch' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dinner' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lunch' }))
  expect(screen.getByTestId('chosen').textContent).toBe('Dinner')
})

it('says what is wrong with the whole group', () => {
  render(
    <ChipGroup
      label="Meal"
      error="Please choose a meal type."
      options={options}
      value={null}
      onChange={() => {}}
    />,
  )
  expect(screen.getByRole('group', { name: 'Meal', description: 'Please choose a meal type.' })).toBeTruthy()
})

function Meals() {
  const [meal, setMeal] = useState('Breakfast')
  return <ChipGroup label="Meal" options={options} value={meal} onChange={setMeal} />
}

function Ingredients() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <>
      <ChipGroup multiple label="Quick add" options={options} value={chosen} onChange={setChosen} />
      <output data-testid="chosen">{chosen.join()}</output>
    </>
  )
}
