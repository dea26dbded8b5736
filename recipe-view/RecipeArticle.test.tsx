import type { Figures } from '@evenplate/domain/recipe'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RecipeArticle } from './RecipeArticle.tsx'
import { recipeWith, SALMON } from './testing/recipes.ts'
import { AT_LEAST, RANGED } from './testing/rice-bowl.ts'

const show = (figures: Partial<Figures> = {}) =>
  render(<RecipeArticle recipe={recipeWith(figures)} id="salmon" />)

const cell = (name: string) => {
  const nutrition = screen.getByRole('region', { name: 'Nutrition per serving' })
  const names = within(nutrition).getAllByRole('term')
  return names.find(({ textContent }) => textContent === name)?.parentElement?.textContent
}

afterEach(cleanup)

describe('a finished recipe', () => {
  it('shows the impact’s text and bar [RESULT-11]', () => {
    show()
    expect(screen.getByText('Medium (Good)')).toBeDefined()
    expect(screen.getByTestId('impact-bar').firstElementChild?.getAttribute('style')).toContain('60%')
  })

  it('shows saturated fat and sodium, and which salt is left out', () => {
    show()
    expect(cell('Saturated fat')).toContain('3.4 g')
    expect(cell('Sodium')).toContain('176 mg')
    expect(screen.getByText('Sodium does not include salt added to taste or at the table.')).toBeDefined()
  })

  it('shows a dash for nutrients that were not counted yet when it was saved', () => {
    show({ perServing: { ...SALMON.figures.perServing, saturatedFat: null, sodium: null } })
    expect(cell('Sodium')).toContain('not known')
    expect(screen.queryByText(/^Sodium does not include/)).toBeNull()
  })

  it('calls a high load high [RESULT-12]', () => {
    show({ impact: 'High' })
    expect(screen.getByText('High (Limit portion)')).toBeDefined()
    expect(screen.getByTestId('impact-bar').firstElementChild?.getAttribute('style')).toContain('75%')
  })

  it('shows no bar if the load is unknown [RESULT-13]', () => {
    show({ impact: null, perServing: { ...SALMON.figures.perServing, glycemicLoad: null } })
    expect(screen.getByText('Not enough information')).toBeDefined()
    expect(screen.queryByTestId('impact-bar')).toBeNull()
    expect(cell('Glycemic load')).toContain('not known')
  })

  it('shows a missing figure as missing, never as 0', () => {
    show({ perServing: { ...SALMON.figures.perServing, fiber: null, fat: 0 } })
    expect(cell('Fiber')).toContain('–')
    expect(cell('Fiber')).not.toMatch(/\d/)
    expect(cell('Fat')).toContain('0 g')
  })

  it('says "at least" and names what is left out of a partial count', () => {
    show({ basis: 'partial', notCounted: ['3 cups broccoli florets'] })
    expect(cell('Total carbs')).toContain('at least 34 g')
    expect(cell('Servings')).toBe('Servings2')
    expect(screen.getByText('Not counted:').parentElement?.textContent).toContain('3 cups broccoli florets')
  })

  it('shows the carbs as a range if something has no amount, names it, and calls the rest "at least" [RESULT-20]', () => {
    render(<RecipeArticle recipe={RANGED} id="a" />)
    expect(cell('Total carbs')).toMatch(/Total carbs\d\d to \d\d g/)
    expect(cell('Total carbs')).toContain('walnut halves (for topping) may add up to 7\u00a0g')
    expect(cell('Net carbs')).toContain('at least 36 g')
    expect(screen.getByText('Counted, with a range')).toBeDefined()
    expect(screen.getByText('Not counted:').parentElement?.textContent).toContain(
      'walnut halves (for topping) (may add up to 7\u00a0g of carbs a serving)',
    )
    const glance = within(screen.getByRole('list', { name: 'At a glance' }))
    expect(glance.getByText(/walnut halves \(for topping\) may add up to 7/)).toBeDefined()
  })

  it('says "at least" together with the line that has no limit', () => {
    render(<RecipeArticle recipe={AT_LEAST} id="a" />)
    expect(cell('Total carbs')).toContain('at least 38 gwithout 2 cups injera, torn')
    expect(screen.getByText('Not counted:').parentElement?.textContent).toContain(
      '2 cups injera, torn (may add any amount of carbs)',
    )
  })

  it('marks the model’s own figures', () => {
    show({ basis: 'model', impact: null })
    expect(screen.getByText('AI estimate, not verified')).toBeDefined()
    const glance = screen.getByRole('list', { name: 'At a glance' })
    expect(within(glance).getAllByText('AI estimate')).toHaveLength(5)
  })

  it('shows where each number comes from', () => {
    show({ claimed: { carbs: 20, differs: true } })
    expect(screen.getByText('1 cup = 185 g (USDA 20137)')).toBeDefined()
    expect(screen.getByText(/The AI said 20 g of carbs a serving/)).toBeDefined()
    expect(screen.getByText(/no AI was used/)).toBeDefined()
    expect(screen.getByText(/not medical advice/)).toBeDefined()
  })

  it('links its terms to the glossary, once each, with the page’s own link', async () => {
    const followed = vi.fn()
    const tips = ['Fiber before starch softens the rise.', 'Starch again; <b>insulin</b> too.']
    render(
      <RecipeArticle
        recipe={{ ...SALMON, tips }}
        id="salmon"
        Link={({ to, children }) => (
          <button type="button" onClick={() => followed(to)}>
            {children}
          </button>
        )}
      />,
    )
    const words = [
      'Blood Sugar Impact',
      'starch',
      'insulin',
      'Total carbs',
      'Fiber',
      'Net carbs',
      'Glycemic load',
    ]
    for (const word of words) await userEvent.setup().click(screen.getByRole('button', { name: word }))
    expect(followed.mock.calls.flat()).toEqual([
      '/glossary#glycemic-impact',
      '/glossary#starch',
      '/glossary#insulin',
      '/glossary#carbohydrates',
      '/glossary#fiber',
      '/glossary#net-carbs',
      '/glossary#glycemic-load-gl',
    ])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(tips),
    )
  })

  it('lets ingredients be checked off, and starts another recipe with none checked', async () => {
    const page = show()
    const salmon = () => screen.getByRole('checkbox', { name: '300 g salmon fillet' })
    await userEvent.setup().click(salmon())
    expect(salmon()).toHaveProperty('checked', true)
    page.rerender(<RecipeArticle recipe={SALMON} id="another" />)
    expect(salmon()).toHaveProperty('checked', false)
  })

  it('shows markup from a model as text', () => {
    const title = '<img src=x onerror=alert(1)>'
    render(<RecipeArticle recipe={{ ...SALMON, title, tips: ['</script><b>tip</b>'] }} id="salmon" />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(document.querySelector('img, b')).toBeNull()
  })

  it('has room for a heading and buttons of the page it is on', () => {
    render(
      <RecipeArticle
        recipe={SALMON}
        id="salmon"
        heading={<h1 data-testid="own">My dinner</h1>}
        actions={<button type="button">Edit</button>}
      />,
    )
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([screen.getByTestId('own')])
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined()
  })

  it('is the same from a server, so that a page made there can hydrate', () => {
    const wrong = vi.spyOn(console, 'error')
    const root = document.createElement('div')
    document.body.append(root)
    const article = <RecipeArticle recipe={SALMON} id="salmon" />
    root.innerHTML = renderToString(article)
    const sent = root.innerHTML
    const onRecoverableError = vi.fn()
    const page = hydrateRoot(root, article, { onRecoverableError })
    expect(root.innerHTML).toBe(sent)
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(wrong).not.toHaveBeenCalled()
    page.unmount()
    root.remove()
  })
})
