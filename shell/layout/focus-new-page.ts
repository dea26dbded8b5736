import { awaitElement } from './await-element.ts'
import { MAIN_ID } from './SkipLink.tsx'

/**
 * Puts the focus on the heading of the new page, unless its reader has gone elsewhere meanwhile (a page may set the
 * focus itself, a person may type or open a menu).
 * @param link the address of the link they had left the page by, where they come back: they go on from there
 * @returns how to call it off
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
  )
}

const heading = () => document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)

/** What is not drawn yet may have the link. */
const isUnfinished = () => document.querySelector(`#${MAIN_ID} [data-unfinished]`) !== null

function linkTo(address: string | undefined): HTMLElement | undefined {
  if (address === undefined) return undefined
  const links = document.querySelectorAll<HTMLElement>(`#${MAIN_ID} a`)
  return [...links].find((link) => link.getAttribute('href') === address)
}
