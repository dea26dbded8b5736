import type { Recipe } from '@evenplate/domain/recipe'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { MyPlate } from '../portion/MyPlate.tsx'
import { RecipeArticle } from '../RecipeArticle.tsx'
import { ASKED_ABOUT, RICE_BOWL } from '../testing/rice-bowl.ts'
import { useChanges } from './use-changes.ts'

afterEach(cleanup)

function Page({ recipe }: { recipe: Recipe }) {
  const changing = useChanges(recipe, 'a')
  return (
    <ToastRegion>
      <RecipeArticle recipe={recipe} id="a" changing={changing} />
    </ToastRegion>
  )
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const figure = () =>
  region('Nutrition per serving')
    .getAllByRole('term')
    .find(({ textContent }) => textContent === 'Total carbs')?.parentElement?.textContent

describe('questions about the lines of a recipe', () => {
  it('are answered with one press each: the line changes, and every number follows [RESULT-19]', async () => {
    const user = userEvent.setup()
    render(<Page recipe={ASKED_ABOUT} />)
    const ingredients = region('Ingredients')
    expect(ingredients.getByText('“14 cup” would be 2.8 kg of sugar. Did you mean 1/4 cup?')).toBeDefined()
    expect(
      region('Nutrition per serving').getByText('14 cup sugar (may add any amount of carbs).', {
        exact: false,
      }),
    ).toBeDefined()
    await user.click(ingredients.getByRole('button', { name: '1/4 cup: 1/4 cup sugar' }))
    expect(ingredients.getByRole('checkbox', { name: /1\/4 cup sugar/ })).toBeDefined()
    // 160 g of rice and 50 g of sugar, for two.
    expect(figure()).toContain('105 g')
    await user.click(ingredients.getByRole('button', { name: 'It was cooked: 200 g cooked rice' }))
    expect(figure()).toContain('53 g')
    expect(screen.queryByRole('list', { name: 'Questions about the ingredients' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to the Original Recipe' }))
    expect(ingredients.getByRole('checkbox', { name: /14 cup sugar/ })).toBeDefined()
  })

  it('are shown if nothing can be changed', () => {
    render(<RecipeArticle recipe={ASKED_ABOUT} id="a" />)
    expect(region('Ingredients').getByText(/Did you mean 1\/4 cup\?/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /1\/4 cup/ })).toBeNull()
  })

  it('say why a line is not counted', () => {
    render(<RecipeArticle recipe={ASKED_ABOUT} id="a" />)
    const missing = within(screen.getByRole('list', { name: 'Not counted' }))
    expect(missing.getByText('“14 cup” would be 2.8 kg of sugar. Did you mean 1/4 cup?')).toBeDefined()
  })

  it('of dry or cooked are asked with My plate', () => {
    render(<MyPlate recipe={ASKED_ABOUT} />)
    expect(screen.getByText('The weight of rice is counted as dry. Did you weigh it cooked?')).toBeDefined()
    expect(screen.queryByText(/14 cup/)).toBeNull()
  })

  it('are not there if nothing is open', () => {
    render(<Page recipe={RICE_BOWL} />)
    expect(screen.queryByRole('list', { name: 'Questions about the ingredients' })).toBeNull()
  })
})
