import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

it('moves through the tabs with arrow keys and opens one with Enter', async () => {
  render(<Dashboard />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'My Recipes' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('Lately')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tabpanel', { name: 'My Recipes' }).textContent).toBe('Saved')
})

function Dashboard() {
  const [tab, setTab] = useState('overview')
  return (
    <Tabs
      label="Dashboard"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'overview', label: 'Overview', content: 'Lately' },
        { value: 'recipes', label: 'My Recipes', content: 'Saved' },
      ]}
    />
  )
}
