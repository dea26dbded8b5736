import { awaitElement } from './await-element.ts'
import { isUnfinished } from './is-unfinished.ts'
import { MAIN_ID } from './SkipLink.tsx'

/**
 * Puts the focus on the heading of the new page, unless it has moved elsewhere meanwhile (a page may set the focus
 * itself, a visitor may type or open a menu).
 * @param link the address of the link they had left the page by, if they come back: focus returns to it
 * @returns how to cancel it
 */
export function focusNewPage(link: string | undefined): () => void {
  const before = document.activeElement
  return awaitElement(
    () => linkTo(link) ?? (link !== undefined && isUnfinished() ? null : heading()),
    (place) => {
      const now = document.activeElement
      if ((now !== before && now !== document.body) || now?.closest('[data-unfolded]')) return
      if (place.tagName === 'H1') place.tabIndex = -1
      place.focus({ preventScroll: true })
    },
    heading,
  )
}

const heading = () => document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)

function linkTo(address: string | undefined): HTMLElement | undefined {
  if (address === undefined) return undefined
  const links = document.querySelectorAll<HTMLElement>(`#${MAIN_ID} a`)
  return [...links].find((link) => link.getAttribute('href') === address)
}
