import type { ExportedFile } from '@evenplate/saved-recipe/exported'

/** Downloads a file; nothing of it stays in the page. */
export function saveFile({ name, type, text }: ExportedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
