import { fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import remote from '../remote.tsx'
import { openHealth } from '../testing/open-health.tsx'

const field = () => screen.findByRole('textbox', { name: /^Reading/ })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('a guest', () => {
  it('reads what the log is, and sees samples that are marked as samples', async () => {
    openHealth({ auth: { status: 'guest' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Health Log')
    expect(screen.getByText(/The readings and meals below are made up/)).toBeDefined()
    expect(await screen.findByText(/After this recipe \(5 times/)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('finds it complete before any script runs', () => {
    const Page = remote.pages.start!
    expect(renderToString(<Page platform={fakePlatform()} />)).toContain(
      'It gives no doses, predictions or alarms',
    )
  })
})

describe('a reading by hand', () => {
  it('is a number and Save; Undo takes it back', async () => {
    const { user, rows, imports, seen } = openHealth()
    await user.type(await field(), '104')
    await user.click(save())
    expect(await screen.findByText('Saved 104 mg/dL')).toBeDefined()
    await waitFor(() => expect(rows).toHaveLength(1))
    expect(rows[0]).toMatchObject({ value: 104, unit: 'mg/dL', kind: 'meter', import_id: null })
    expect(imports).toHaveLength(1)
    expect(await screen.findByText('104 mg/dL', { selector: 'strong' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rows).toHaveLength(0))
    // Nothing is reported, not even that a reading was entered.
    expect(seen).toMatchObject({ events: [], errors: [] })
  })

  it('that is low shows what to do before anything else', async () => {
    const { user, rows, tables } = openHealth()
    await user.type(await field(), '62')
    await user.click(save())
    const low = within(screen.getByRole('dialog', { name: 'Treat the low first' }))
    expect(low.getAllByRole('listitem')[0]?.textContent).toMatch(/^Take 15 g of fast carbs now/)
    expect(low.getByText(/Call emergency services/)).toBeDefined()
    expect(screen.queryByText(/^Saved 62/)).toBeNull()
    await waitFor(() => expect(rows).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'I Took Fast Carbs' }))
    await waitFor(() => expect(tables.low_treatments).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that is unusual is questioned, not refused', async () => {
    const { user, rows } = openHealth()
    await user.type(await field(), '640')
    await user.click(save())
    expect(screen.getByRole('alert').textContent).toContain('640 mg/dL is unusual')
    expect(rows).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Save 640 mg/dL' }))
    await waitFor(() => expect(rows).toHaveLength(1))
  })

  it('waits on the device without a connection, and is in the list', async () => {
    const { user, rows } = openHealth({
      intercept: ({ path }) => {
        if (path.endsWith('import_readings')) throw new TypeError('Failed to fetch')
        return undefined
      },
    })
    await user.type(await field(), '98')
    await user.click(save())
    expect(await screen.findByText(/1 change not in your account yet/)).toBeDefined()
    expect(screen.getByText('98 mg/dL', { selector: 'strong' })).toBeDefined()
    expect(rows).toHaveLength(0)
  })
})

describe('a meal', () => {
  const recipe = { id: 'r1', title: 'Lentil soup', title_key: 'lentil soup', servings: 4, carb_count: 45 }

  it('from a recipe is two presses, and its amount is changed afterwards', async () => {
    const { user, tables, seen } = openHealth({
      tables: { recipes: [{ ...recipe, user_id: MEMBER_ID }] },
    })
    await user.click(await screen.findByRole('button', { name: 'Log a Meal' }))
    await user.click(await screen.findByRole('button', { name: /Lentil soup/ }))
    expect(await screen.findByText('Logged Lentil soup')).toBeDefined()
    expect(seen).toMatchObject({ events: [], errors: [] })
    await waitFor(() => expect(tables.eaten_meals).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Change Lentil soup' }))
    const dialog = within(screen.getByRole('dialog'))
    const portion = dialog.getByRole('textbox', { name: /Portion/ })
    await user.clear(portion)
    await user.type(portion, '2')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(tables.eaten_meals?.[0]).toMatchObject({ portion: 2, carbs: 90, recipe: 'r1' }),
    )
  })

  it('in words that cannot be counted is shown as unknown', async () => {
    const { user, tables } = openHealth({
      count: () => {
        throw new Error('no gateway')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Log a Meal' }))
    await user.type(await screen.findByRole('textbox', { name: /What you ate/ }), 'a mystery')
    await user.click(screen.getByRole('button', { name: 'Count It' }))
    expect(await screen.findByText('Its carbs are unknown.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Log It' }))
    await waitFor(() => expect(tables.eaten_meals?.[0]).toMatchObject({ title: 'a mystery', carbs: null }))
  })
})
