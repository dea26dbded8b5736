/** JSON of a page's script, which people write by hand: comments around it, commas too many, raw line breaks. Null where it is none. */
export function jsonOf(script: string): unknown {
  const text = script.replace(/<!\[CDATA\[|\]\]>|<!--|-->|^\s*\/\/|\n\s*\/\/\s*(?=\n|$)/g, '').trim()
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is wrong
    .replace(/[\u0000-\u001f]+/g, ' ')
    .replace(/,(?=\s?[\]}])/g, '')
    .replace(/[;/\s]+$/, '')
