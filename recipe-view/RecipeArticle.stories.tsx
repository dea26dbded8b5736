import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ingredientsGuidance } from './Ingredients.guidance.ts'
import { dockGuidance } from './layout/Dock.guidance.ts'
import { dockButtonsGuidance } from './layout/DockButtons.guidance.ts'
import { foldGuidance } from './layout/Fold.guidance.ts'
import { readingsGuidance } from './Readings.guidance.ts'
import { recipeArticleGuidance } from './RecipeArticle.guidance.ts'
import { RecipeArticle } from './RecipeArticle.tsx'
import { shareDialogGuidance } from './sharing/ShareDialog.guidance.ts'
import { recipeWith, SALMON, SALMON_ASKED } from './testing/recipes.ts'
import { RICE_BOWL, riceBowlWith, SWEETENED } from './testing/rice-bowl.ts'
import { termLinkGuidance } from './wording/TermLink.guidance.ts'

export default {
  title: 'Recipe/Article',
  parameters: {
    guidance: [
      recipeArticleGuidance,
      ingredientsGuidance,
      readingsGuidance,
      foldGuidance,
      termLinkGuidance,
      dockGuidance,
      dockButtonsGuidance,
      shareDialogGuidance,
    ],
  },
  component: RecipeArticle,
  args: { recipe: SALMON, id: 'salmon' },
} satisfies Meta<typeof RecipeArticle>

type Story = StoryObj<typeof RecipeArticle>

export const Computed: Story = {}
export const Partial: Story = {
  args: {
    recipe: recipeWith({
      basis: 'partial',
      impact: null,
      notCounted: ['1 pinch sumac'],
      claimed: { carbs: 20, differs: true },
    }),
  },
}
export const Estimated: Story = { args: { recipe: recipeWith({ glycemicLoadEstimated: true }) } }
export const WithoutPlate: Story = { args: { recipe: recipeWith({ plate: null }) } }
/** Where each number comes from, most carbs first. */
export const Sources: Story = {
  args: { recipe: RICE_BOWL },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Where these numbers come from'))
    await expect(canvas.getByText('92% of the net carbs')).toBeVisible()
  },
}
/** A sweetener that the body does not use is named wherever carbs are shown. */
export const Sweetened: Story = { args: { recipe: SWEETENED } }
/** Made for a member: what their profile requires, and what to watch for. */
export const ForAMember: Story = {
  args: {
    recipe: riceBowlWith({
      origin: {
        ...RICE_BOWL.figures.origin,
        checked: ['nuts allergy', 'gluten-free', 'no mushrooms'],
        fromProfile: ['nuts allergy', 'gluten-free'],
        care: ['The carbs are counted for you; what follows from them is between you and your care team.'],
      },
    }),
  },
}

/** The request, what could not be met, and what the visitor wrote about themselves. */
export const Asked: Story = {
  args: { recipe: SALMON_ASKED, told: ['5.5 to 7.8 mmol/L'], onDrop: () => {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove: lemon salmon' })).toBeVisible()
    await expect(canvas.getByText('You asked for at most 35 g of carbs: 34 g.')).toBeVisible()
  },
}
