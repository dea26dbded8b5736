import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { BRING_STATES, type BringStateName } from '../testing/bring-states.ts'
import { StoryBringing } from '../testing/StoryBringing.tsx'

export default {
  title: 'Recipe builder/Bring your own',
  component: StoryBringing,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(BRING_STATES) } },
} satisfies Meta<typeof StoryBringing>

type Story = StoryObj<typeof StoryBringing>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Read This Recipe' })).toBeDisabled()
  },
}
export const NoRecipe: Story = {
  args: { state: 'a text that is no recipe' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no list of ingredients.')).toBeVisible()
  },
}
export const Many: Story = {
  args: { state: 'many recipes and files' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '3 recipes in this tab' })).toBeVisible()
  },
}

const opened = (state: BringStateName, says: string | RegExp): Story => ({
  args: { state, at: '/recipe-builder?mode=bring&recipe=soup' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible()
  },
})

export const LineByLine = opened('one recipe', 'at least 51 g carbs a serving')
export const Mended = opened('mended lines', '37 g carbs a serving')
export const LongWords = opened('long words', /Donaudampf/)
export const ServingsAsked = opened('no word of servings', 'Say how many servings it makes.')
export const TooManyIngredients = opened('more ingredients than can be counted', /It has 112 ingredients/)
export const OtherFiguresPublished = opened(
  'other figures published, and an allergy',
  'Theirs may leave out the dumplings.',
)
export const Offline = opened('no connection', /You seem to be offline/)
export const Gone = opened('nothing yet', 'This recipe is no longer here.')
export const ChangingALine: Story = {
  args: { state: 'one recipe', at: '/recipe-builder?mode=bring&recipe=soup' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change 100 g flour' }))
    await userEvent.type(canvas.getByLabelText('Not wheat flour? Which food is it?'), 'almond')
    await expect(await canvas.findByRole('button', { name: 'almond flour' })).toBeVisible()
  },
}
