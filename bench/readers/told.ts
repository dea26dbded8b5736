import { Scraps } from '../../api-gateway/brief/reading/scraps.ts'
import { CALLS } from './calls.ts'
import { type Exported, exportedFunctions } from './exported.ts'
import { NO_READERS } from './no-readers.ts'

/** A reader of text, and how to call it. */
export type Reader = { id: string; read: (text: string) => unknown }

/**
 * Every exported function that gets text, sorted: those that read text from outside, those that do not
 * (`no-readers.ts` says why), and those not yet sorted, which fail the test. A function whose only parameter is a
 * text is a reader without being listed anywhere.
 */
export async function toldApart(): Promise<{ readers: Reader[]; unnamed: string[]; gone: string[] }> {
  const all = await exportedFunctions()
  const ids = new Set(all.map(({ id }) => id))
  const readers: Reader[] = []
  const unnamed: string[] = []
  for (const one of all) {
    if (reasonAgainst(one.id)) continue
    const call = CALLS[one.id] ?? (isOfText(one) ? one.value : isOfScraps(one) ? onScraps(one.value) : null)
    if (call) readers.push({ id: one.id, read: call as Reader['read'] })
    else if (isGivenWords(one)) unnamed.push(one.id)
  }
  const named = [...Object.keys(CALLS), ...NO_READERS.flatMap(({ ids }) => ids)]
  const gone = named.filter((id) =>
    id.endsWith('/') ? ![...ids].some((one) => one.startsWith(id)) : !ids.has(id),
  )
  return { readers, unnamed, gone }
}

const reasonAgainst = (id: string): boolean =>
  CALLS[id] === undefined &&
  NO_READERS.some(({ ids }) => ids.some((one) => (one.endsWith('/') ? id.startsWith(one) : one === id)))

const onScraps = (read: Exported['value']) => (text: string) => read(new Scraps(text))

const needed = ({ parameters }: Exported): string[] =>
  (parameters ?? []).filter((one) => !/(?<!=)=(?!>)|^\w+\?:/.test(one))

const isOfText = (one: Exported): boolean =>
  needed(one).length === 1 &&
  /^\w+: (?:string(?: \| (?:undefined|null))?|unknown)$/.test(needed(one)[0] ?? '') &&
  !isClass(one)

const isOfScraps = (one: Exported): boolean =>
  needed(one).length === 1 && /: Scraps$/.test(needed(one)[0] ?? '')

const isClass = ({ value }: Exported): boolean => /^class\b/.test(String(value))

/** Our own types that contain words of visitors, members or models. */
const HOLDS_WORDS =
  /\b(?:string|unknown|Scraps|RecipeRequest|RecipeDraft|CountRequest|Recipe|Dish|Wish|Want|Violation|ReadLine|Rules|Found|Swap|ContactMessage|Letter)\b/

/** A function whose source could not be parsed may be an unlisted reader. */
const isGivenWords = ({ parameters }: Exported): boolean =>
  parameters === null || parameters.some((one) => HOLDS_WORDS.test(one.slice(one.lastIndexOf('}:') + 1)))
