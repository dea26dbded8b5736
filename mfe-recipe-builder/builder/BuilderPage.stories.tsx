import { recipeWith, SALMON } from '@evenplate/recipe-view/testing/recipes'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import type { Draft } from './draft.ts'

export default {
  title: 'Recipe builder/Page',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  argTypes: { kitchen: { control: 'select', options: ['cooks', 'repairs', 'serves', 'provider_reply'] } },
} satisfies Meta<typeof StoryBuilder>

type Story = StoryObj<typeof StoryBuilder>

const DRAFT: Partial<Draft> = {
  mealType: 'Dinner',
  dietary: ['low-carb', 'gluten-free'],
  ingredients: [
    { key: 1, name: 'Salmon', quantity: '2', unit: 'fillets' },
    { key: 2, name: 'Purple sprouting broccoli from the garden', quantity: '1 1/2', unit: 'pounds' },
  ],
  avoid: 'mushrooms, cilantro',
  cookingTime: '30 minutes',
  servings: 2,
  bloodSugarRange: '5.5 to 7.8 mmol/L',
  challenges: 'High in the morning, however early I eat.',
}
const ASKED: Partial<Draft> = { text: 'Salmon with greens, ready in half an hour, for two.' }
const FREE = '/recipe-builder?mode=free'

const press = (name: string): Story['play'] =>
  async function press({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name }))
  }
const generate = press('Generate My Recipe')

export const MealType: Story = {}
export const MealTypeChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /Dinner/ }))
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}
export const Dietary: Story = { args: { at: '/recipe-builder?step=2', draft: DRAFT } }
export const Ingredients: Story = {
  args: { at: '/recipe-builder?step=3', draft: DRAFT },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add (an )?ingredient/i }))
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 3' })).toHaveFocus()
  },
}
export const Details: Story = { args: { at: '/recipe-builder?step=4', draft: DRAFT } }
export const DetailsWithoutAMeal: Story = { args: { at: '/recipe-builder?step=4' } }
export const JustTellMe: Story = { args: { at: FREE } }
export const JustTellMeTyped: Story = { args: { at: FREE, draft: ASKED } }
export const MemberWithThree: Story = { args: { saved: 3 } }
export const MemberWithFour: Story = { args: { saved: 4 } }
export const MemberAtTheLimit: Story = { args: { saved: 5, at: FREE, draft: ASKED } }

export const Cooking: Story = {
  args: { at: FREE, draft: ASKED },
  play: async (context) => {
    await generate?.(context)
    const line = await context.canvas.findByText(SALMON.ingredients[0] ?? '')
    await waitFor(() => expect(line).toBeVisible())
  },
}
export const Repairing: Story = { args: { ...Cooking.args, kitchen: 'repairs' }, play: generate }

const failing = (kitchen: NonNullable<Story['args']>['kitchen'], words: RegExp | string): Story => ({
  args: { ...Cooking.args, ...(kitchen ? { kitchen } : {}) },
  play: async (context) => {
    await generate?.(context)
    const said = await context.canvas.findByText(words)
    await waitFor(() => expect(said).toBeVisible())
  },
})
export const Failed = failing('provider_reply', /Failed to generate recipe/)
export const Offline = failing('offline', /You seem to be offline/)
export const AgainstARule = failing('unsafe_recipe', /keeps to what you avoid/)
export const LowBloodSugar = failing('low_blood_sugar', 'Take 15 g of fast carbs now.')
export const CareTeam = failing('dosing_question', /care team/)

export const GuestLimit: Story = {
  args: { at: FREE, draft: ASKED, used: 3 },
  play: async (context) => {
    await generate?.(context)
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Maybe Later' })).toBeVisible())
  },
}

const result = (figures: Parameters<typeof recipeWith>[0]): Story => ({
  args: { at: '/recipe-builder?view=recipe', last: recipeWith(figures) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/\S/)
  },
})
const { perServing } = SALMON.figures

export const Result = result({})
export const ResultLow = result({ impact: 'Low', perServing: { ...perServing, carbs: 9, glycemicLoad: 3.2 } })
export const ResultHigh = result({
  impact: 'High',
  perServing: { ...perServing, carbs: 84, glycemicLoad: 41 },
})
export const ResultPartial = result({
  basis: 'partial',
  impact: null,
  perServing: { ...perServing, glycemicLoad: null },
  notCounted: ['3 cups broccoli florets'],
  claimed: { carbs: 20, differs: true },
})
export const ResultOfAModel = result({
  basis: 'model',
  impact: null,
  plate: null,
  lines: [],
  perServing: {
    calories: 420,
    carbs: null,
    fiber: null,
    netCarbs: null,
    protein: 30,
    fat: 12,
    glycemicLoad: null,
  },
})
export const ResultWithLongWords: Story = {
  args: {
    at: '/recipe-builder?view=recipe',
    saved: 2,
    last: {
      ...SALMON,
      title:
        'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpurée Casserole with Herbs',
      ingredients: [
        ...SALMON.ingredients,
        '1 (14.5 ounce) can no-salt-added fire-roasted diced tomatoes with green chiles, drained and patted dry',
      ],
    },
  },
}
