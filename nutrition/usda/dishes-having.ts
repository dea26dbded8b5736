import { dishNameOf } from './dish-name.ts'
import { isTelling, KIND } from './plate-words.ts'
import { beginningOf } from './row-name.ts'
import type { SurveyRow } from './rows.ts'
import { rowsNaming } from './survey-text.ts'

/** The words of a name that a dish must have. */
export const wordsRequired = (said: readonly string[], leftOut: readonly string[]): string[] =>
  said.filter((word) => isTelling(word) && !leftOut.includes(word))

/** The FNDDS foods that may have these words, and lack what is left out. */
export const dishesHaving = (telling: readonly string[], leftOut: readonly string[]): SurveyRow[] =>
  telling.length === 0 || telling.length > MOST_WORDS
    ? []
    : rowsNaming(piecesOf(telling.reduce((a, b) => (b.length > a.length ? b : a)))).filter(
        (row) =>
          mayHave(row, telling) &&
          !BABY.test(row.lower) &&
          leftOut.every((word) => dishNameOf(row).leftOut.has(word)),
      )

const MOST_WORDS = 8
const BABY = /baby ?food|infant/

/** Whether a name has the beginning of each word. A quick test that most names fail. */
const mayHave = ({ lower }: SurveyRow, telling: readonly string[]): boolean =>
  telling.every((word) => piecesOf(word).some((piece) => lower.includes(piece)))

/** The text by which a name with a word, or with its kind, is found. */
const piecesOf = (word: string): string[] =>
  [word, KIND.get(word)].filter((one) => one !== undefined).map(beginningOf)
