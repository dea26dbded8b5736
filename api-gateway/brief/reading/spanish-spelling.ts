import { COMMON_WORDS } from '@evenplate/words/common-words'
import { ORDINARY_WORDS_ES } from '@evenplate/words/ordinary-words'
import { isFood } from './food-lexicon.ts'

/** What people type for short on a phone, in a plain text: "pollo s/ cebolla", "tacos sn queso". */
const FOR_SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d/])s\/ ?(?=\p{L})/gu, 'sin '],
  [/(?<![\p{L}\d/])c\/ ?(?=\p{L})/gu, 'con '],
  [/(?<![\p{L}\d/])p\/ ?(?=[\p{L}\d])/gu, 'para '],
  [/(?<![\p{L}\d])sn(?![\p{L}\d])/gu, 'sin'],
  [/(?<![\p{L}\d])cn(?![\p{L}\d])/gu, 'con'],
  [/(?<![\p{L}\d])pa'? (?=mi |[\p{L}\d])/gu, 'para '],
  [/(?<![\p{L}\d])(?:xq|pq|porq|xke|porke)(?![\p{L}\d])/gu, 'porque'],
  [/(?<![\p{L}\d])(?:k|ke|q|qe)(?![\p{L}\d])/gu, 'que'],
  [/(?<![\p{L}\d])(?:x ?fa|x ?favor|xfis|porfis|pls|plis)(?![\p{L}\d])/gu, 'por favor'],
  [/(?<![\p{L}\d])(?:kiero|qiero|kero|qero|quero|qiuero|quieor)(?![\p{L}\d])/gu, 'quiero'],
  [/(?<![\p{L}\d])d (?=\p{L})/gu, 'de '],
]

export const writtenOut = (text: string): string =>
  FOR_SHORT.reduce((said, [short, long]) => said.replace(short, long), text)

/** How a Spanish word sounds in Latin America: "uebo" is "huevo", "nueses" "nueces", "poyo" "pollo". */
const soundOf = (word: string): string =>
  word
    .replace(/(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu|q|c(?=[^eih]|$)/g, 'k')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/([^lr])\1+/g, '$1')

/** Short words of every kind sound alike: "cayó" is no "callo". */
const ORDINARY: ReadonlySet<string> = new Set(ORDINARY_WORDS_ES)

/** "Pescao" and "asao" are "pescado" and "asado", "pescaíto" a small "pescado". */
const DROPPED_D = /a(os?)$/

const sounds = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>()

/** The word of ours that a strange one sounds like, or the word itself. */
export function asItSounds(word: string, known: ReadonlySet<string>): string {
  const isWord = known.has(word) || COMMON_WORDS.has(word) || isFood(word)
  if (isWord || word.length < 3 || (word.length < 5 && ORDINARY.has(word))) return word
  const bySound = sounds.get(known) ?? new Map([...known].map((one) => [soundOf(one), one]))
  sounds.set(known, bySound)
  return bySound.get(soundOf(word)) ?? bySound.get(soundOf(word.replace(DROPPED_D, 'ad$1'))) ?? word
}
