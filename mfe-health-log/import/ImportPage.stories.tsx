import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryHealth } from '../testing/StoryHealth.tsx'
import { Preview } from './Preview.tsx'

export default {
  title: 'Health Log/Import',
  component: StoryHealth,
  parameters: { layout: 'fullscreen' },
  args: { page: 'import', at: '/health/import' },
} satisfies Meta<typeof StoryHealth>

type Story = StoryObj<typeof StoryHealth>

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a File')).toBeVisible()
  },
}

/** A file that does not say which number is the month, with much to leave out. */
export const Found: Story = {
  render: () => (
    <Preview
      isLooking={false}
      said={{ answers: {}, zone: 'Europe/Berlin', insulin: false }}
      onSay={() => {}}
      onImport={() => {}}
      onCancel={() => {}}
      found={{
        problem: null,
        format: 'libreview',
        unit: 'mmol/L',
        dateOrder: null,
        zone: 'moments',
        rows: 12_480,
        counts: { sensor: 8_064, meter: 42, meals: 96, treatments: 3, insulin: 210 },
        duplicates: 12,
        days: { from: '2026-08-24', to: '2026-11-22', withReadings: 88 },
        devices: [{ model: 'FreeStyle Libre 3', readings: 8_064 }],
        leftOut: [
          { reason: 'scan', rows: 3_100, firstRow: 14 },
          { reason: 'implausible', rows: 2, firstRow: 4_210 },
        ],
        clock: { repeated: 12, unsure: 0, missing: 0 },
        cutOff: true,
        questions: [{ ask: 'dateOrder', choices: ['DMY', 'MDY'], example: '05-11-2026' }, { ask: 'zone' }],
        layout: { format: 'nightscout', encoding: 'utf-8', items: 'tree' },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled()
    await expect(canvas.getByText('Which day is 05-11-2026?')).toBeVisible()
  },
}
