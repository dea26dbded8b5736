import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RecipeArticle } from './RecipeArticle.tsx'
import { recipeWith, SALMON } from './testing/recipes.ts'

export default {
  title: 'Recipe/Article',
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
