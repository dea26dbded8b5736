/**
 * Puts a link on the clipboard, by the old API where the new one is refused.
 * @param address the link, or a promise of one: some browsers copy only while the press is fresh,
 *   so call this at once and let the link come later
 * @returns false when no way worked; then the visitor has to copy it by hand
 * @throws what the promise of the link throws
 */
export async function copyLink(address: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof address === 'string') await navigator.clipboard.writeText(address)
    else await navigator.clipboard.write([itemOf(address)])
    return true
  } catch {
    const link = await address
    if (typeof address !== 'string' && (await writeLate(link))) return true
    return copyBySelection(link)
  }
}

const itemOf = (link: Promise<string>): ClipboardItem =>
  new ClipboardItem({ 'text/plain': link.then((text) => new Blob([text], { type: 'text/plain' })) })

/** If a promise cannot be copied, the press may still be recent enough. */
const writeLate = (link: string): Promise<boolean> =>
  navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  )

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Elements outside an open dialog cannot be selected.
  const place = document.querySelector('dialog[open] > *') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
