import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Menu, MenuItem } from './Menu.tsx'

afterEach(cleanup)

const link = () => screen.queryByRole('link', { name: 'Dashboard' })

it('opens by key, and Escape closes it and gives the focus back', async () => {
  render(<Account />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(document.activeElement).toBe(link())
  await userEvent.keyboard('{Escape}')
  expect(link()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'My Profile' }))
})

it('closes when one clicks outside, walks on, or chooses', async () => {
  render(<Account />)
  const button = screen.getByRole('button', { name: 'My Profile' })
  for (const leave of [
    () => userEvent.click(document.body),
    () => userEvent.click(screen.getByRole('link', { name: 'Dashboard' })),
    async () => {
      await userEvent.tab()
      await userEvent.tab()
    },
  ]) {
    await userEvent.click(button)
    expect(link()).not.toBeNull()
    await leave()
    expect(link()).toBeNull()
  }
})

function Account() {
  return (
    <>
      <Menu label="My Profile">
        <MenuItem>
          <a href="#dashboard">Dashboard</a>
        </MenuItem>
      </Menu>
      <button type="button">After</button>
    </>
  )
}
