import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RICE_BOWL, riceBowlWith, UNCOUNTED } from '../testing/rice-bowl.ts'
import { myPlateGuidance } from './MyPlate.guidance.ts'
import { MyPlate } from './MyPlate.tsx'

export default {
  title: 'Recipe/My plate',
  parameters: { guidance: myPlateGuidance },
  component: MyPlate,
  args: { recipe: RICE_BOWL },
} satisfies Meta<typeof MyPlate>

type Story = StoryObj<typeof MyPlate>

const weigh =
  (weights: Record<string, string>, words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const [name, weight] of Object.entries(weights))
      await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) }), weight)
    await expect(canvas.getByText(words)).toBeVisible()
  }

export const Empty: Story = {}
export const Weighed: Story = {
  play: weigh({ 'Cooked pot': '1500', 'Empty pot': '700', 'My portion': '310' }, /of the pot$/),
}
export const AtLeast: Story = {
  args: { recipe: riceBowlWith({ basis: 'partial' }) },
  play: weigh({ 'Cooked pot': '800', 'My portion': '310' }, /of the pot$/),
}
export const MoreThanThePot: Story = {
  play: weigh({ 'Cooked pot': '800', 'My portion': '900' }, /more than the 800 g in the pot/),
}
export const NotKnown: Story = { args: { recipe: UNCOUNTED } }
