/** Bytes at the start of a file in which a page names its charset, and a non-text file can be recognized. */
const START = 4096

/**
 * The text of a file: UTF-8 or UTF-16, or what a page names, otherwise Windows-1252, which older programs save in.
 * @returns null for a picture or anything else that is not text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, START)
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return new TextDecoder(marked.charset).decode(bytes)
  if (start.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoderNamed(charsetIn(start)).decode(bytes)
  }
}

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { mark: [0xff, 0xfe], charset: 'utf-16le' },
  { mark: [0xfe, 0xff], charset: 'utf-16be' },
]

/** `<meta charset="iso-8859-1">`, `content="text/html; charset=…"` or `<?xml … encoding="…">`. */
const charsetIn = (start: Uint8Array): string | undefined =>
  /(?:charset|encoding)=["']?([\w-]{2,30})/i.exec(new TextDecoder('windows-1252').decode(start))?.[1]

function decoderNamed(charset = 'windows-1252'): TextDecoder {
  // Claims to be UTF-8 and is not.
  const named = /^utf-?8$/i.test(charset) ? 'windows-1252' : charset
  try {
    return new TextDecoder(named)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
