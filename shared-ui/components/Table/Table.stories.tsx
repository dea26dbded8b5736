import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { tableGuidance } from './Table.guidance.ts'
import { Table } from './Table.tsx'

export default {
  title: 'Layout/Table',
  parameters: { guidance: tableGuidance },
  component: Table,
  args: {
    caption: 'Per serving',
    children: (
      <>
        <thead>
          <tr>
            <td />
            <th scope="col">Saved</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {[
            ['Total carbs', '34 g', '31 g'],
            ['Fiber', '7.1 g', '7.1 g'],
            ['Calories', '472', 'not known'],
          ].map(([name, ...figures]) => (
            <tr key={name} data-part={name === 'Fiber' || undefined}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>

type Story = StoryObj<typeof Table>

export const Figures: Story = {}
export const WithCaption: Story = { args: { showCaption: true } }

/** A number that continued on the next line would be read as two. */
export const NarrowAmongWordsThatBreak: Story = {
  args: {
    children: (
      <tbody>
        <tr>
          <th scope="row">Area above the start, mg/dL × min</th>
          <td>2685</td>
          <td>1620 to 3638</td>
        </tr>
      </tbody>
    ),
  },
  decorators: [
    (Narrow) => (
      <div style={{ inlineSize: '10rem', overflowWrap: 'anywhere' }}>
        <Narrow />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const range = document.createRange()
    range.selectNodeContents(canvas.getByText('2685'))
    await expect(range.getClientRects()).toHaveLength(1)
  },
}
