import { BODY } from './features/body.ts'
import { MEDICINES } from './features/medicines.ts'
import { OTHERS } from './features/others.ts'
import { PEOPLE } from './features/people.ts'
import { PREGNANCY } from './features/pregnancy.ts'
import type { FeatureRow } from './features/row.ts'
import { SMALL_WORDS } from './features/small-words.ts'
import { SUGAR } from './features/sugar.ts'
import { TIME } from './features/time.ts'
import { withoutAccents } from './plain-text.ts'
import { type Speller, spellerFor } from './spelling.ts'
import { tokensOf } from './tokens.ts'

const ROWS: FeatureRow[] = [
  ...SUGAR,
  ...BODY,
  ...PEOPLE,
  ...OTHERS,
  ...TIME,
  ...MEDICINES,
  ...PREGNANCY,
  ...SMALL_WORDS,
]

/** A tree of phrases by their words; the node at the end of a phrase has its features. */
export type Phrases = { next: Map<string, Phrases>; features: string[] }

const node = (): Phrases => ({ next: new Map(), features: [] })

function treeOf(rows: readonly FeatureRow[]): Phrases {
  const root = node()
  for (const { feature, en, es } of rows)
    for (const phrase of phrasesOf(en, es)) {
      let at = root
      for (const token of phrase) {
        const next = at.next.get(token) ?? node()
        at.next.set(token, next)
        at = next
      }
      for (const one of withKinds(feature)) if (!at.features.includes(one)) at.features.push(one)
    }
  return root
}

const KINDS: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(({ feature, kindOf }) => (kindOf ? [[feature, kindOf]] : [])),
)

/** A wife is a woman, kin and a person. */
function withKinds(feature: string): string[] {
  const kind = KINDS.get(feature)
  return kind ? [feature, ...withKinds(kind)] : [feature]
}

const phrasesOf = (...columns: string[]): string[][] =>
  columns.flatMap((column) =>
    column
      .split('|')
      .map((phrase) => tokensOf(withoutAccents(phrase)))
      .filter((phrase) => phrase.length > 0),
  )

export const PHRASES: Phrases = treeOf(ROWS)

/** "Me está bajando" is about me, "what is" asks: a phrase also has the features of these words in it. */
const PASSED_ON = new Set(['me', 'person', 'kin', 'woman', 'what', 'if', 'a-baby'])
passOn(PHRASES, [])

function passOn(at: Phrases, passed: readonly string[]): void {
  for (const [word, next] of at.next) {
    const own = PHRASES.next.get(word)?.features.filter((feature) => PASSED_ON.has(feature)) ?? []
    const all = [...new Set([...passed, ...own])]
    if (next.features.length > 0 && at !== PHRASES) next.features = [...new Set([...next.features, ...all])]
    passOn(next, all)
  }
}

/** Every feature a rule may name. */
export const FEATURES: ReadonlySet<string> = new Set(ROWS.map(({ feature }) => feature))

const wordsOf = (rows: readonly FeatureRow[]): Set<string> =>
  new Set(rows.flatMap(({ en, es }) => phrasesOf(en, es).flat()))

export const spelled: Speller = spellerFor(wordsOf(ROWS))
