import { foldedWord, GERMAN, SPANISH } from './abroad-words.ts'

/**
 * A German or Spanish line in English, "250 g Mehl, gesiebt" as "250 g flour". Null for a line of which a word is not
 * known: a food that is guessed from a part of its name would be another food.
 */
export function inEnglishLine(line: string, language: 'de' | 'es'): string | null {
  const { foods, units, skipped } = language === 'de' ? GERMAN : SPANISH
  const [, amount = '', rest = ''] = AMOUNT.exec(line.trim().slice(0, LONGEST)) ?? []
  const words = (rest.split(/[,;(]/)[0] ?? '').split(/\s+/).map(foldedWord).filter(Boolean)
  const unit = units.get(words[0] ?? '')
  const named = unit === undefined ? words : words.slice(1)
  const telling = named.filter((word, at) => !skipped.has(word) && !(at === 0 && OF.has(word)))
  const food = foods.get(named.join(' ')) ?? foods.get(telling.join(' '))
  if (food === undefined) return null
  const written = amount.trim().replace(/(\d),(\d)/g, '$1.$2')
  return [written, unit, food].filter(Boolean).join(' ')
}

const LONGEST = 300
const AMOUNT =
  /^((?:ca\. ?|etwa |unos? |unas? )?[\d.,/½¼¾⅓⅔⅛]{0,12}(?:\s?[-–]\s?[\d.,/½¼¾⅓⅔⅛]{1,12}|\s[\d½¼¾⅓⅔⅛/]{1,5})?)\s*(.*)$/i
const OF = new Set(['de', 'del'])
