/** Downloads a file; nothing of it stays in the page. */
export function saveAs(name: string, type: string, parts: string[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
