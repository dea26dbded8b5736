/** Starts a download of a file. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers read the address once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
