import { awaitElement } from './await-element.ts'
import { MAIN_ID } from './SkipLink.tsx'

/**
 * Puts the focus on the heading of the page that is about to stand, unless its reader
 * has gone elsewhere meanwhile (a page may set the focus itself, a person may type).
 * @returns how to call it off
 */
export function focusNewPage(): () => void {
  const before = document.activeElement
  return awaitElement(
    () => document.querySelector<HTMLElement>(`#${MAIN_ID} h1`),
    (heading) => {
      const now = document.activeElement
      if (now !== before && now !== document.body) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
  )
}
