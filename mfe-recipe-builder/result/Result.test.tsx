import type { Figures } from '@evenplate/domain/recipe'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askFor, button, memberWith, openBuilder } from '../testing/open-builder.tsx'
import { recipeWith, SALMON } from '../testing/recipes.ts'

async function serve(figures: Partial<Figures> = {}, as: Parameters<typeof openBuilder>[0] = {}) {
  const builder = openBuilder(as)
  await askFor(builder.user)
  builder.cook.serves(recipeWith(figures))
  await screen.findByRole('heading', { level: 1, name: SALMON.title })
  return builder
}

const cell = (name: string) => {
  const nutrition = screen.getByRole('region', { name: 'Nutrition per serving' })
  return within(nutrition).getAllByText(name, { selector: 'dl dt' })[0]?.parentElement?.textContent
}

afterEach(() => vi.restoreAllMocks())

describe('the result', () => {
  it('gives the impact its words and its bar', async () => {
    await serve()
    expect(screen.getByText('Medium (Good)')).toBeDefined()
    expect(screen.getByTestId('impact-bar').firstElementChild?.getAttribute('style')).toContain('60%')
  })

  it('calls a high load high', async () => {
    await serve({ impact: 'High' })
    expect(screen.getByText('High (Limit portion)')).toBeDefined()
    expect(screen.getByTestId('impact-bar').firstElementChild?.getAttribute('style')).toContain('75%')
  })

  it('draws no bar where it does not know', async () => {
    await serve({ impact: null, perServing: { ...SALMON.figures.perServing, glycemicLoad: null } })
    expect(screen.getByText('Not enough information')).toBeDefined()
    expect(screen.queryByTestId('impact-bar')).toBeNull()
    expect(cell('Glycemic load')).toContain('not known')
  })

  it('shows a missing figure as missing, never as 0', async () => {
    await serve({ perServing: { ...SALMON.figures.perServing, fiber: null, fat: 0 } })
    expect(cell('Fiber')).toContain('–')
    expect(cell('Fiber')).not.toMatch(/\d/)
    expect(cell('Fat')).toContain('0 g')
  })

  it('says "at least" and names what is left out of a partial count', async () => {
    await serve({ basis: 'partial', notCounted: ['3 cups broccoli florets'] })
    expect(cell('Total carbs')).toContain('at least 34 g')
    expect(cell('Servings')).toBe('Servings2')
    expect(screen.getByText('Not counted:').parentElement?.textContent).toContain('3 cups broccoli florets')
  })

  it('marks the model’s own figures', async () => {
    await serve({ basis: 'model', impact: null })
    expect(screen.getByText('AI estimate, not verified')).toBeDefined()
    const glance = screen.getByRole('list', { name: 'At a glance' })
    expect(within(glance).getAllByText('AI estimate')).toHaveLength(2)
  })

  it('tells where each number comes from', async () => {
    await serve({ claimed: { carbs: 20, differs: true } })
    expect(screen.getByText('1 cup = 185 g (USDA 20137)')).toBeDefined()
    expect(screen.getByText(/The AI said 20 g of carbs a serving/)).toBeDefined()
    expect(screen.getByText(/no AI was used/)).toBeDefined()
    expect(screen.getByText(/not medical advice/)).toBeDefined()
  })

  it('lets ingredients be ticked off', async () => {
    const { user } = await serve()
    const salmon = screen.getByRole('checkbox', { name: '300 g salmon fillet' })
    await user.click(salmon)
    expect(salmon).toHaveProperty('checked', true)
  })

  it('keeps markup of a model as text', async () => {
    const { cook, user } = openBuilder()
    await askFor(user)
    cook.serves({ ...SALMON, title: '<img src=x onerror=alert(1)>', tips: ['</script><b>tip</b>'] })
    expect(
      await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }),
    ).toBeDefined()
    expect(document.querySelector('img, b')).toBeNull()
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).not.toContain('<')
    expect(JSON.parse(data)['@type']).toBe('Recipe')
  })

  it('asks a guest to register for saving and for printing', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await serve()
    await user.click(button('Save Recipe'))
    const prompt = await screen.findByRole('dialog', { name: 'Keep this recipe' })
    expect(prompt.textContent).toContain('Save up to 5 recipes')
    expect(prompt.textContent).not.toMatch(/unlimited/i)
    await user.click(button('Maybe Later'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button('Print Recipe'))
    expect(await screen.findByRole('dialog', { name: 'Take it to the kitchen' })).toBeDefined()
    expect(print).not.toHaveBeenCalled()
  })

  it('prints for a member', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await serve({}, memberWith(0))
    await user.click(button('Print Recipe'))
    expect(print).toHaveBeenCalledOnce()
  })

  it('copies the page’s link', async () => {
    const { user } = await serve()
    await user.click(button('Share Recipe'))
    expect(await screen.findByText('Recipe link copied to clipboard!')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(window.location.href)
  })

  it('hands the link over where copying is refused', async () => {
    const { user } = await serve()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(button('Share Recipe'))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Link of this page' })).toHaveProperty(
        'value',
        window.location.href,
      ),
    )
  })

  it('is still there for who comes back to the form', async () => {
    const { unmount } = await serve()
    unmount()
    const { user } = openBuilder()
    expect(screen.getByText(/Your last recipe is still here/)).toBeDefined()
    await user.click(button('Back to the recipe'))
    expect(screen.getByRole('heading', { level: 1, name: SALMON.title })).toBeDefined()
  })
})
