/** JSON from a page's script, often written by hand: comments around it, extra commas, raw line breaks. Null if it is not JSON. */
export function jsonOf(script: string): unknown {
  const written = parsed(script)
  if (written !== null) return written
  const text = script
    .replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '//')
    .join('\n')
    .trim()
    .replace(/^\/\//, '')
  return parsed(text) ?? parsed(mended(text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const mended = (text: string): string =>
  text
    .replace(CONTROLS, ' ')
    .replace(/,(?=\s*[\]}])/g, '')
    .trimEnd()
    .replace(/;$/, '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is wrong
const CONTROLS = /[\u0000-\u001f]+/g
