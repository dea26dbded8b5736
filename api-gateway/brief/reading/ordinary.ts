import { COMMON_WORDS } from '@evenplate/words/common-words'
import { ORDINARY_WORDS, ORDINARY_WORDS_ES } from '@evenplate/words/ordinary-words'
import {
  MENTIONED,
  PEOPLES,
  WORDS_IN_NAMES,
  WORDS_IN_NAMES_ES,
  WORDS_OF_LINES,
} from '@evenplate/words/words-in-names'

/**
 * Whether a word that names no food we know is an ordinary one of English or Spanish: "losing", "lowish", "needed", "tolero",
 * "prediabética". A word that is not may be a food we do not know ("okroshka"), and the person is told so.
 */
export function isOrdinary(word: string): boolean {
  if (word.length > LONGEST) return false
  return (
    isListed(word) ||
    stemsOf(word).some(isListed) ||
    isTwoWords(word) ||
    FORM.test(word) ||
    FINITE.test(word) ||
    isSpanishVerb(word)
  )
}

/** Whether an English text may have a word that names no food: "asado" and "pide" are ordinary only in Spanish. */
export const isEnglish = (word: string): boolean =>
  word.length < 3 ||
  (word.length <= LONGEST &&
    ([word, ...englishStemsOf(word)].some((one) => ENGLISH_LISTS.some((list) => list.has(one))) ||
      isTwoWords(word) ||
      isMisspelled(word)))

/** No ordinary word has more letters; a longer one would take long to look up. */
const LONGEST = 30

/** Whether a long word is an ordinary one but for a letter: "somthing", "definitly". */
export function isMisspelled(word: string): boolean {
  if (word.length < LONG || word.length > LONGEST) return false
  const shorter = withoutOne(word)
  listed ??= listedByLetters()
  const { words, lacking } = listed
  return lacking.has(word) || shorter.some((one) => words.has(one) || lacking.has(one))
}

/** Short words differ by a letter from too many others: "halva" is no "halve". */
const LONG = 8

let listed: { words: ReadonlySet<string>; lacking: ReadonlySet<string> } | undefined

/** Ordinary words, and what is left of each without one of its letters. Collected once. */
function listedByLetters() {
  const words = new Set([...COMMON_WORDS, ...ORDINARY_WORDS].filter((one) => one.length >= LONG - 1))
  return { words, lacking: new Set([...words].flatMap(withoutOne)) }
}

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

const LISTS = [
  COMMON_WORDS,
  ORDINARY_WORDS,
  ORDINARY_WORDS_ES,
  WORDS_IN_NAMES,
  WORDS_IN_NAMES_ES,
  WORDS_OF_LINES,
  PEOPLES,
  MENTIONED,
]

const ENGLISH_LISTS = [COMMON_WORDS, ORDINARY_WORDS, WORDS_IN_NAMES, WORDS_OF_LINES, PEOPLES, MENTIONED]

const isListed = (word: string): boolean => word.length > 2 && LISTS.some((list) => list.has(word))

/** "Daytime", "cleanup". */
function isTwoWords(word: string): boolean {
  for (let at = 3; at <= word.length - 2; at += 1)
    if (COMMON_WORDS.has(word.slice(0, at)) && isSecond(word.slice(at))) return true
  return false
}

const isSecond = (word: string): boolean =>
  word.length > 2 ? COMMON_WORDS.has(word) : /^(?:up|in|on)$/.test(word)

/** Words that "losing", "chopping", "lowish", "heaviest" and "swollenness" may be forms of. */
const stemsOf = (word: string): string[] => [...englishStemsOf(word), ...plainSpanish(word)]

function englishStemsOf(word: string): string[] {
  const stem = word.replace(ENDING, '')
  if (stem === word || stem.length < 3) return []
  // "Hats" is no form of "hate", nor "wors" of "wore".
  if (/[^e]s$/.test(word)) return [stem]
  return [stem, `${stem}e`, `${stem}y`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]
}

const ENDING = /(?:'s|e?s|e?d|ing|ly|ish|ness|ment|able|ful|less|i?er|i?est)$/

/** "Blanditos", "cachitos", "prediabeticas", "sabrosísimo": the plain form, of either gender, of one. */
function plainSpanish(word: string): string[] {
  if (DISHES_IN_ITO.test(word)) return []
  const one = word.replace(/s$/, '')
  const plain = one.replace(/(?:isim|c?it)([oa])$/, '$1')
  return [one, plain].flatMap((form) => [form, form.replace(/a$/, 'o'), form.replace(/o$/, 'a')])
}

/** Names of their own, not small ones of something else. */
export const DISHES_IN_ITO = /^(?:tirad|zapall|past|tost|encurt|alfajor|canel|moj)it[oa]s?$/

/** Endings that names of foods do not have. */
const FORM =
  /(?:.{3}(?:ology|itis|emia|osis|ectomy|ically|ously|fully|lessly|ility|ation|ations|ession|mente|ciones|cion|dades|ismo|isima?o?s?)|^(?!.*(?:seed|weed)$).{4}[^aeiou]ed|^.{5,}ability)$/

/** "Freír", "comiendo", "hacerlo", "tolerarla", but not "caviar" or "calamar". */
const isSpanishVerb = (word: string): boolean =>
  /^(?!(?:manjar|calamar|caviar|azucar|nectar|alcazar|bulgur|kefir)e?s?$).{2,}(?:[aei]r(?:se|me|te|nos|los?|las?|les?)|(?:ando|iendo|yendo)(?:se|me|te|nos|los?|las?|les?)?|.[aei]r)$/.test(
    word,
  ) && !/(?:er|or|ier)$/.test(word)

/** "Cargamos", "estaría", "comieron", "ofrezco". */
const FINITE = /^(?!guayaba|macaron).{3,}(?:[aei]mos|aba[sn]?|aron|ieron|[aei]ria[sn]?|ezc[oa]n?)$/
