import type { Reading } from '@evenplate/glycemia/reading'
import { MEMBER_ID } from '@evenplate/platform/fake'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openHealth } from '../testing/open-health.tsx'
import { STATES } from '../testing/story-states.ts'

const now = Date.now()
const settings = (values: object) => ({
  health_settings: [
    { user_id: MEMBER_ID, unit: 'mg/dL', goal_group: null, preferred_source: null, ...values },
  ],
})
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the figures', () => {
  it('is honest with twenty fingersticks: no GMI, no time goals, what a pattern is missing', async () => {
    openHealth({ at: '/health?show=14', ...STATES['twenty fingersticks'].log(now) })
    expect(await screen.findByText(/From \d+ fingersticks on \d+ days/)).toBeDefined()
    expect(screen.getByText(/A GMI needs sensor readings/)).toBeDefined()
    expect(screen.getByText(/Needs \d+ more readings/)).toBeDefined()
    expect(screen.getByText(/A pattern of fingersticks needs \d+ more readings/)).toBeDefined()
    expect(screen.queryByText('Goals of your group')).toBeNull()
  })

  it('shows all figures for two weeks, with the group the goals are for, and the lab’s A1C next to the GMI', async () => {
    openHealth({ at: '/health?show=14', ...STATES['two weeks'].log(now) })
    expect(await screen.findByText(/Type 1 or type 2 diabetes, agreed with your care team/)).toBeDefined()
    const shares = cellsOf(screen.getByRole('table', { name: 'Share of time in each range' }))
    expect(shares.slice(1).map(([band]) => band)).toEqual([
      'Very high',
      'High',
      'In range',
      'Low',
      'Very low',
    ])
    expect(cellsOf(screen.getByRole('table', { name: 'Goals of your group' }))).toHaveLength(6)
    expect(
      screen.getByText(/They measure different things; if the gap lasts, show it to your care team/),
    ).toBeDefined()
    const chart = await screen.findByRole('slider', { name: /^Daily pattern/ })
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^12:00 AM to 12:30 AM: median \d+ mg\/dL; half/)
  })

  it('can be read by keyboard, and has its table one press away', async () => {
    const { user } = openHealth({ at: '/health?show=14', ...STATES['two weeks'].log(now) })
    const chart = await screen.findByRole('slider', { name: /^Daily pattern/ })
    chart.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^1:00 AM/)
    await user.keyboard('{End}{ArrowRight}')
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^11:30 PM/)
    await user.click(screen.getByRole('button', { name: 'Show Table: Daily pattern' }))
    expect(cellsOf(screen.getByRole('table', { name: /^Daily pattern/ }))).toHaveLength(49)
  })

  it('has its own bands for a pregnancy; without agreed goals there are none', async () => {
    const readings = STATES['two weeks'].log(now).readings
    openHealth({
      at: '/health?show=14',
      readings,
      tables: settings({ goal_group: 'pregnancy-other', unit: 'mmol/L' }),
    })
    const shares = cellsOf(await screen.findByRole('table', { name: 'Share of time in each range' }))
    expect(shares.slice(1).map(([, range]) => range)).toEqual([
      'over 7.8',
      '3.5 to 7.8',
      '3.0 to 3.4',
      'under 3.0',
    ])
    expect(screen.queryByText('Goals of your group')).toBeNull()
  })

  it('does not show a share as 0% if there is a reading', async () => {
    const readings = STATES['two weeks']
      .log(now)
      .readings.map((reading): Reading => ({ ...reading, value: 110 }))
    const one = readings.map((reading, at) => (at === 2000 ? { ...reading, value: 260 } : reading))
    openHealth({ at: '/health?show=14', readings: one, tables: settings({}) })
    const shares = cellsOf(await screen.findByRole('table', { name: 'Share of time in each range' }))
    expect(shares[1]).toEqual(['Very high', 'over 250', '<1%'])
  })
})

describe('my rise', () => {
  it('is the median and range of a recipe eaten four times, once set aside with its reason', async () => {
    openHealth({ at: '/health?show=rises', ...STATES['two weeks'].log(now) })
    const words = await screen.findByText(/^After this recipe \(3 times, about 45 g carbohydrate/)
    expect(words.textContent).toMatch(/your reading rose \d+ to \d+ mg\/dL, median \d+\.$/)
    expect(
      screen.getByText(/Sleep, activity, medicine, time of day and the sensor all affect this/),
    ).toBeDefined()
    const aside = screen.getByRole('region', { name: 'Set aside: Lentil soup' })
    expect(within(aside).getAllByRole('listitem')).toHaveLength(1)
    expect(aside.textContent).toMatch(/\d\. Exercise near the meal\./)
  })

  it('is not shown if there are too few readings, with the number missing', async () => {
    const { meals } = STATES['two weeks'].log(now)
    openHealth({ at: '/health?show=rises', meals })
    expect(await screen.findByText(/Not enough readings yet. It takes 3 more meals/)).toBeDefined()
    const unread = screen.getByRole('region', { name: 'Not enough readings: Lentil soup' })
    expect(unread.textContent).toMatch(
      /1 more reading in the 30 minutes before, and 1 more reading between 1 and 2 hours after/,
    )
  })
})

describe('settings', () => {
  it('change the unit everywhere, and keep it', async () => {
    const { user, tables } = openHealth({ at: '/health?show=settings' })
    await user.click(await screen.findByRole('radio', { name: 'mmol/L' }))
    await waitFor(() =>
      expect(tables.health_settings?.[0]).toMatchObject({ unit: 'mmol/L', goal_group: null }),
    )
  })

  it('accept an A1C in the lab’s unit, and refuse values that no lab reports', async () => {
    const { user, tables } = openHealth({ at: '/health?show=settings' })
    await user.type(await screen.findByRole('textbox', { name: 'A1C' }), '53')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText('An A1C is between 3.5 and 20%.')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'The lab’s unit' }), 'mmol/mol')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(tables.lab_a1c?.[0]).toMatchObject({ percent: expect.closeTo(7, 2), unit: 'mmol/mol' }),
    )
    expect(screen.getByText('53 mmol/mol')).toBeDefined()
  })

  it('delete everything only after the word is typed', async () => {
    const { user, tables, visits } = openHealth({
      at: '/health?show=settings',
      ...STATES['two weeks'].log(now),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete My Health Log' }))
    await user.click(screen.getByRole('button', { name: 'Delete Everything' }))
    expect(screen.getByText('Type the word “delete”.')).toBeDefined()
    expect(tables.glucose_readings).not.toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: /Type “delete”/ }), 'delete')
    await user.click(screen.getByRole('button', { name: 'Delete Everything' }))
    await waitFor(() => expect(tables.glucose_readings).toHaveLength(0))
    expect(visits).toContain('/health')
  })
})
