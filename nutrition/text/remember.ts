/** A reader that keeps its last answers. `ours` keeps those of texts that we wrote ourselves, apart from what people send. */
export type Remembering<Answer> = ((text: string) => Answer) & { ours: (text: string) => Answer }

/**
 * A reader that keeps its last answers: an edited recipe has each of its lines counted, held against the rules and
 * looked through for swaps; the lines and steps of our own dishes come again all day. Answers are shared, so nobody may
 * change them.
 * @param most answers kept, about the ones asked for last; of texts over `longest` characters none, so that memory is bounded
 * @param ofOurs answers kept of texts that hold no word of a visitor's
 */
export function remember<Answer>(
  read: (text: string) => Answer,
  { most = 512, longest = 1000, ofOurs = 4096 } = {},
): Remembering<Answer> {
  const kept = lastOf<Answer>(most)
  const own = lastOf<Answer>(ofOurs)
  const reader = (text: string): Answer => {
    if (text.length > longest) return read(text)
    const known = own.get(text) ?? kept.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    kept.set(text, answer)
    return answer
  }
  const ours = (text: string): Answer => {
    if (text.length > longest) return read(text)
    const known = own.get(text)
    if (known !== undefined) return known
    const answer = kept.get(text) ?? read(text)
    own.set(text, answer)
    return answer
  }
  return Object.assign(reader, { ours })
}

/** At least the last half of `most` answers, and never more than `most`: those not asked for in the meantime go at once. */
function lastOf<Answer>(most: number) {
  let young = new Map<string, Answer>()
  let old = new Map<string, Answer>()
  const set = (text: string, answer: Answer): void => {
    if (young.size >= most / 2) {
      old = young
      young = new Map()
    }
    young.set(text, answer)
  }
  return {
    set,
    get(text: string): Answer | undefined {
      const known = young.get(text)
      if (known !== undefined) return known
      const older = old.get(text)
      if (older !== undefined) set(text, older)
      return older
    },
  }
}
