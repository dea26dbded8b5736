import type { RecipeDraft } from '@evenplate/domain/draft'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import type { Log } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import type { Provider } from '../providers/provider.ts'
import { chosenLineOf } from './chosen-line-of.ts'
import { openLinesOf } from './open-lines.ts'
import { questionOf } from './question.ts'
import { choicesIn } from './read-answer.ts'

export type Asking = {
  /** Missing if no model writes the recipes. */
  answer: Provider['answer']
  /** Milliseconds the answer may take. */
  ms: number
  timeLeft: () => number
  /** Records the call. */
  called: () => void
  signal: AbortSignal
  log: Log
}

/**
 * The ingredient lines of a finished dish. A line whose food is in no table gets the USDA food that a model chose among
 * the few we offer. The model is asked once at most; a bad answer leaves the line as it was. Never throws.
 */
export async function chooseFoods(
  dish: Pick<RecipeDraft, 'ingredients' | 'servings'>,
  rules: Rules,
  { answer, ms, timeLeft, called, signal, log }: Asking,
): Promise<string[]> {
  const { ingredients, servings } = dish
  if (!answer || timeLeft() < ms + SPARE_MS) return ingredients
  const open = openLinesOf(dish)
  if (open.length === 0) return ingredients
  called()
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(ms)])
    const choices = choicesIn(await textOf(answer(questionOf(open), until), until))
    const lines = new Map(
      open.flatMap((one) => {
        const choice = choices.find(({ line }) => line === one.at)
        const line = choice ? chosenLineOf(one, choice, servings, rules) : null
        return line === null ? [] : [[one.at, line] as const]
      }),
    )
    log('info', 'foods chosen', { asked: open.length, chosen: lines.size, ms: since() })
    return ingredients.map((line, at) => lines.get(at) ?? line)
  } catch (error) {
    log('info', 'foods not chosen', { asked: open.length, ms: since(), ...factsOf(error) })
    return ingredients
  }
}

/** Time that must be left after the answer, to count and store the recipe. */
const SPARE_MS = 1_000

/** The whole reply, or at once the signal's reason as an error, without waiting for a source that hangs. */
async function textOf(pieces: AsyncIterable<string>, signal: AbortSignal): Promise<string> {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await Promise.race([joined(pieces), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > MOST_SIGNS) throw new RangeError('an endless answer')
  }
  return text
}

const MOST_SIGNS = 8_000
