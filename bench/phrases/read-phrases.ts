import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const KINDS = ['low', 'dosing', 'care', 'allergen', 'wanted', 'line'] as const
export type Kind = (typeof KINDS)[number]

const LINES = z.string().regex(/^[^,]+(?:,[^,]+)*$/)
const YES_OR_NO = z.enum(['yes', 'no'])
const EXPECTED: Record<Kind, z.ZodType<string>> = {
  low: YES_OR_NO,
  dosing: YES_OR_NO,
  care: z.enum(['pregnancy', 'insulin', 'none']),
  allergen: LINES,
  wanted: LINES,
  line: z
    .string()
    .regex(
      /^(?:none|(?:nuts|dairy|eggs|soy|wheat|shellfish|fish|sesame))(?: \??(?:nuts|dairy|eggs|soy|wheat|shellfish|fish|sesame))*$/,
    ),
}

const phrase = z
  .strictObject({
    kind: z.enum(KINDS),
    language: z.enum(['en', 'es']),
    expected: z.string(),
    text: z.string().min(1).max(1000),
  })
  .refine(({ kind, expected }) => EXPECTED[kind].safeParse(expected).success, {
    error: ({ input }) => `Cannot read what is expected: ${JSON.stringify(input)}`,
  })

/** One row of a file of phrases: kind, language, what is expected, and the words, with tabs between them. */
export type Phrase = z.infer<typeof phrase>

/** @throws Error naming the row that cannot be read */
export const readPhrases = (file: string): Phrase[] =>
  file
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [kind, language, expected, text, ...more] = row.split('\t')
      const read = phrase.safeParse({ kind, language, expected, text })
      if (!read.success || more.length > 0) throw new Error(`This row is not a phrase: ${row}`)
      return read.data
    })

/** All phrases of a folder's `.tsv` files. @throws Error if there are none, or one cannot be read */
export function phrasesIn(folder: string): Phrase[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
  const phrases = files.flatMap((name) => readPhrases(readFileSync(join(folder, name), 'utf8')))
  if (phrases.length === 0) throw new Error(`There are no phrases in ${folder}`)
  return phrases
}
