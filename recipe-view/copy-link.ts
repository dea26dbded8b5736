/**
 * Puts the page's address on the clipboard, by the old way where the new one is refused.
 * @returns false when neither worked; then the visitor has to copy it by hand
 */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return copyBySelection(address)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
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
