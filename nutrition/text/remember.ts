/**
 * A reader that caches its last answers. `ours` caches answers about texts we wrote ourselves, separately from what
 * people send.
 */
export type Remembering<Answer> = ((text: string) => Answer) & { ours: (text: string) => Answer }

/**
 * A reader that caches its last answers: an edited recipe has each of its lines counted, checked against the rules
 * and searched for swaps, and the lines and steps of our own dishes are read all day. Callers share answers and
 * must not change them.
 * @param most answers cached, roughly the last ones asked for; texts over `longest` characters are not cached, so
 * that memory is limited
 * @param ofOurs answers cached about texts without a visitor's words
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

/**
 * Caches at least the last half of `most` answers, and never more than `most`: those not asked for in the meantime
 * are dropped together.
 */
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
