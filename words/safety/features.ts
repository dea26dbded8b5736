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
import { tokensOfEach } from './tokens.ts'

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

/** The rows with their phrases as words. */
const READ = ROWS.map(({ feature, en, es }) => ({ feature, phrases: phrasesOf(en, es) }))

function treeOf(rows: typeof READ): Phrases {
  const root = node()
  for (const { feature, phrases } of rows)
    for (const phrase of phrases) {
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

function phrasesOf(...columns: string[]): string[][] {
  return columns.flatMap((column) => tokensOfEach(withoutAccents(column))).filter(({ length }) => length > 0)
}

export const PHRASES: Phrases = treeOf(READ)

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

export const spelled: Speller = spellerFor(new Set(READ.flatMap(({ phrases }) => phrases.flat())))
