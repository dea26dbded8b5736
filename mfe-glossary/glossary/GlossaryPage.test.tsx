import { FakeShell, fakePlatform } from '@evenplate/platform/fake'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import remote from '../remote.tsx'
import { TERMS } from '../terms/all-terms.ts'

const scrolledTo = vi.fn()

beforeEach(() => {
  scrolledTo.mockClear()
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
})
afterEach(cleanup)

function open(at = '/glossary') {
  const onGo = vi.fn()
  render(<FakeShell page={remote.pages.glossary} at={at} onGo={onGo} />)
  return onGo
}

const terms = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search terms...')

describe('the glossary', () => {
  it('shows every term with its anchor, its source and the disclaimer', async () => {
    open()
    await waitFor(() => expect(terms()).toHaveLength(TERMS.length))
    expect(document.getElementById('glycemic-index-gi')?.textContent).toBe('Glycemic Index (GI)')
    expect(screen.getByText(/not medical advice/i)).toBeTruthy()
  })

  it('is there before all of its terms are, for a visitor from another page', async () => {
    const counts: number[] = []
    const container = document.body.appendChild(document.createElement('div'))
    const observer = new MutationObserver(() => counts.push(container.querySelectorAll('h2').length))
    observer.observe(container, { childList: true, subtree: true })
    const root = createRoot(container)
    root.render(<FakeShell page={remote.pages.glossary} at="/glossary" />)
    await waitFor(() => expect(counts.at(-1)).toBe(TERMS.length))
    observer.disconnect()
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[0]).toBeLessThan(TERMS.length / 4)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    act(() => root.unmount())
    container.remove()
  })

  it('filters while typing, and keeps the search in the address without a history entry for each key [GLOSS-5]', async () => {
    const onGo = open()
    await userEvent.type(search(), 'insulin res')
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/glossary?q=insulin+res', { replace: true }))
    expect(onGo.mock.calls.length).toBeLessThan(5)
    expect(terms()[0]).toBe('Insulin Resistance')
    expect(terms().length).toBeLessThan(10)
    expect(search().value).toBe('insulin res')
  })

  it.each([
    ['Blood Sugar', 'bloodSugar'],
    ['Nutrition', 'nutrition'],
    ['Diabetes Management', 'diabetesManagement'],
    ['Recipe Terms', 'recipes'],
  ])('shows the category %s', async (name, category) => {
    const onGo = open()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onGo).toHaveBeenLastCalledWith(`/glossary?category=${category}`, { replace: true })
    const wanted = TERMS.filter((term) => term.category === category).map(({ term }) => term)
    await waitFor(() => expect(terms()).toEqual(wanted))
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'All Terms' }))
    await waitFor(() => expect(terms()).toHaveLength(TERMS.length))
  })

  it('reads search and category from a link', () => {
    open('/glossary?q=scale&category=recipes')
    expect(search().value).toBe('scale')
    expect(terms()).toContain('Kitchen Scale')
  })

  it('says when nothing matches, and clears', async () => {
    open('/glossary?q=xyzzy')
    expect(
      screen.getByText('No terms found matching your search. Try different keywords or clear your search.'),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    await waitFor(() => expect(terms()).toHaveLength(TERMS.length))
  })

  it('shows a link’s term even if the query would hide it, and filters again while typing', async () => {
    const onGo = open('/glossary?q=xyzzy&category=recipes#net-carbs')
    await waitFor(() => expect(document.activeElement?.id).toBe('net-carbs'))
    expect(terms()).toHaveLength(TERMS.length)
    await userEvent.type(search(), 'scale')
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith('/glossary?q=scale', { replace: true }))
    expect(terms()[0]).toBe('Kitchen Scale')
  })

  it('ignores an anchor that no term has', () => {
    open('/glossary?q=scale#no-such-term')
    expect(terms()).toContain('Kitchen Scale')
    expect(scrolledTo).not.toHaveBeenCalled()
  })

  it('links to letters within the category, and back up to the search', async () => {
    const onGo = open('/glossary?category=recipes')
    const letters = screen.getByRole('navigation', { name: 'By letter' })
    await userEvent.click(within(letters).getByRole('link', { name: 'G' }))
    expect(onGo).toHaveBeenLastCalledWith('/glossary?category=recipes#letter-g', undefined)
    expect(scrolledTo).toHaveBeenLastCalledWith('letter-g')
    expect(document.getElementById('letter-g')?.textContent).toContain('Glycemic Impact')
    await userEvent.click(screen.getByRole('link', { name: 'Back to search' }))
    expect(document.activeElement).toBe(search())
    await userEvent.type(search(), 'rice')
    expect(screen.queryByRole('navigation', { name: 'By letter' })).toBeNull()
  })

  it('scrolls to the term of a first link and of a related one', async () => {
    const onGo = open('/glossary?category=recipes#low-gi-swap')
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith('low-gi-swap'))
    const swap = document.getElementById('low-gi-swap')?.closest('article')
    await userEvent.click(within(swap as HTMLElement).getByRole('link', { name: 'Legumes' }))
    expect(onGo).toHaveBeenLastCalledWith('/glossary#legumes', undefined)
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith('legumes'))
    expect(document.activeElement?.id).toBe('legumes')
  })

  it('hydrates the HTML of the bare address and then applies the query', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = (at: string) => createElement(FakeShell, { page: remote.pages.glossary, at })
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(page('/glossary'))
    const root = await act(async () => hydrateRoot(container, page('/glossary?category=recipes')))
    expect(errors).not.toHaveBeenCalled()
    expect(within(container).getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Al Dente')
    expect(within(container).queryByRole('heading', { name: 'Fiber' })).toBeNull()
    act(() => root.unmount())
    container.remove()
    errors.mockRestore()
  })

  it('gives search engines its questions and terms, as text that cannot break out of its element [GLOSS-2]', () => {
    const html = renderToString(
      <FakeShell page={remote.pages.glossary} platform={fakePlatform()} at="/glossary" />,
    )
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const [faq, set] = JSON.parse(json)['@graph']
    expect(faq['@type']).toBe('FAQPage')
    expect(faq.mainEntity).toHaveLength(TERMS.length)
    expect(set.hasDefinedTerm[0]).toMatchObject({ '@type': 'DefinedTerm', name: 'A1C' })
    expect(json).not.toContain('<')
  })
})
