import { COMMON_WORDS } from '@evenplate/words/common-words'
import { ORDINARY_WORDS, ORDINARY_WORDS_ES } from '@evenplate/words/ordinary-words'

/**
 * Whether a word that names no food we know is an ordinary one of English or Spanish: "losing", "lowish", "needed", "tolero",
 * "prediabética". A word that is not may be a food we do not know ("okroshka"), and the person is told so.
 */
export function isOrdinary(word: string): boolean {
  return isListed(word) || stemsOf(word).some(isListed) || FORM.test(word) || isSpanishVerb(word)
}

const isListed = (word: string): boolean =>
  word.length > 2 && (COMMON_WORDS.has(word) || ORDINARY_WORDS.has(word) || ORDINARY_WORDS_ES.has(word))

/** Words that "losing", "chopping", "lowish", "heaviest" and "swollenness" may be forms of. */
function stemsOf(word: string): string[] {
  const stem = word.replace(ENDING, '')
  const english =
    stem === word || stem.length < 3
      ? []
      : [stem, `${stem}e`, `${stem}y`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]
  return [...english, ...plainSpanish(word)]
}

const ENDING = /(?:'s|e?s|e?d|ing|ly|ish|ness|ment|able|ful|less|i?er|i?est)$/

/** "Blanditos", "cachitos", "prediabeticas", "sabrosísimo": the plain form, of either gender, of one. */
function plainSpanish(word: string): string[] {
  if (DISHES_IN_ITO.test(word)) return []
  const one = word.replace(/s$/, '')
  const plain = one.replace(/(?:isim|c?it)([oa])$/, '$1')
  return [one, plain].flatMap((form) => [form, form.replace(/a$/, 'o'), form.replace(/o$/, 'a')])
}

const DISHES_IN_ITO = /^(?:tirad|zapall|past|tost|encurt|alfajor|canel)it[oa]s?$/

/** Endings that names of foods do not have. */
const FORM =
  /(?:.{3}(?:ology|itis|emia|osis|ectomy|ically|ously|fully|lessly|ility|ation|ations|ession|mente|ciones|cion|dades|ismo|isima?o?s?)|^(?!.*(?:seed|weed)$).{4}[^aeiou]ed|^.{5,}ability)$/

/** "Freír", "comiendo", "hacerlo", "tolerarla", but not "caviar" or "calamar". */
const isSpanishVerb = (word: string): boolean =>
  /^(?!(?:manjar|calamar|caviar|azucar|nectar|alcazar|bulgur|kefir)e?s?$).{2,}(?:[aei]r(?:se|me|te|nos|los?|las?|les?)|(?:ando|iendo|yendo)(?:se|me|te|nos|los?|las?|les?)?|.[aei]r)$/.test(
    word,
  ) && !/(?:er|or|ier)$/.test(word)
