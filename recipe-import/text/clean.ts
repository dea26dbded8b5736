/**
 * Somebody else's words as one line of text: no control, invisible or private characters, no line breaks, no repeated spaces.
 * The words themselves do not change.
 * @param max characters; the rest is cut
 */
export const clean = (text: string, max: number): string => cut(onOneLine(text.slice(0, 8 * max)), max)

const onOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    // Letters with stacks of combining marks would cover what is above them.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(CONTROLS, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const UNSEEN = /\p{Cf}|\p{Co}|\p{Variation_Selector}|[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const short = text.slice(0, max - 1).toWellFormed()
  return `${short.replace(/\ufffd$/, '').trimEnd()}…`
}
