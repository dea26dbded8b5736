import type { Recipe } from '@evenplate/domain/recipe'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RecipeArticle } from '../RecipeArticle.tsx'
import { AT_LEAST, RANGED, RICE_BOWL, UNCOUNTED } from '../testing/rice-bowl.ts'
import { changedBarGuidance } from './ChangedBar.guidance.ts'
import type { Keeping } from './changing.ts'
import { useChanges } from './use-changes.ts'

function InHand({ recipe, keep }: { recipe: Recipe; keep?: Keeping }) {
  const changing = useChanges(recipe, recipe.title)
  return (
    <ToastRegion>
      <RecipeArticle recipe={recipe} id={recipe.title} changing={{ ...changing, keep }} />
    </ToastRegion>
  )
}

/** A recipe in which a visitor changes servings, weights and foods. */
export default {
  title: 'Recipe/Changing',
  parameters: { guidance: changedBarGuidance },
  component: InHand,
  args: { recipe: RICE_BOWL },
} satisfies Meta<typeof InHand>

type Story = StoryObj<typeof InHand>

const press =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByText('You changed this recipe')).toBeVisible())
  }

export const AsItWas: Story = {}
export const Divided: Story = { play: press('Divide into servings: one more') }
export const Swapped: Story = { play: press('Swap it in: cauliflower rice') }
export const Weighed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Amounts' }))
    // The fields' code loads with the press.
    const field = (food: string) => canvas.findByRole('textbox', { name: `Grams of ${food}` })
    const rice = await field('white rice, cooked')
    await userEvent.clear(rice)
    await userEvent.type(rice, '90')
    const broccoli = await field('broccoli, raw')
    await userEvent.clear(broccoli)
    await userEvent.type(broccoli, 'lots')
    await expect(broccoli).toBeInvalid()
  },
}
/** For a recipe that is saved. */
export const ToBeKept: Story = {
  args: { keep: { busy: false, error: null, onKeep: () => {} } },
  play: press('Divide into servings: one more'),
}
export const NotKept: Story = {
  args: { keep: { busy: false, error: 'Failed to save recipe. Please try again.', onKeep: () => {} } },
  play: press('Divide into servings: one more'),
}
export const TooMuchUncounted: Story = { args: { recipe: UNCOUNTED } }
/** A topping without an amount: the carbs are a range. */
export const WithARange: Story = { args: { recipe: RANGED } }
/** A line without a limit. */
export const AtLeast: Story = { args: { recipe: AT_LEAST } }
