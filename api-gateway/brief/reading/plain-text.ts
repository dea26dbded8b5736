/** More than all rows of a request contain together. Readers search for some cues from the start again. */
const MAX_TEXT = 4000

/** A text as the readers need it: lower case, without accents, one kind of quote and dash, abbreviations written out. */
export const plainText = (raw: string): string =>
  raw.length <= MAX_TEXT && PLAIN.test(raw) && !SPELLED_OUT.test(raw) ? raw : madePlain(raw)

/** Most texts are already plain. */
const PLAIN = /^[a-z0-9 ,.;:!?|/()'"%$*#<>=~-]*$/
const SPELLED_OUT = / {2}|n't|w\/| w |-(?:like|style|ish|heavy|rich|packed)\b/

const madePlain = (raw: string): string =>
  raw
    .slice(0, MAX_TEXT)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/[¿¡]/g, ' ')
    .replace(/\b(is|are)n't\b/g, '$1 not')
    .replace(/\bw\/o(?:ut)?\b/g, 'without ')
    .replace(/\bw\/| w (?=[a-z])/g, ' with ')
    .replace(/-(?:like|style|ish|heavy|rich|packed)\b/g, ' $&')
    .replace(/&| \+ /g, ' and ')
    .replace(/\s+/g, ' ')
