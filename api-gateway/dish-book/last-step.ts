const COOKS = /\{(?!~)[^{}]*\b(?:min|hr)\b[^{}]*\}|\{~\d+ min\}/

/** A last step in two: what cooks, and what is done at the table. A clause in brackets stays whole. */
export function inTwo(step: string): [cooking: string, serving: string] {
  const sentences = wholeSentences(step)
  const last = sentences.findLastIndex((one) => COOKS.test(one))
  if (last < 0) return ['', step]
  return [
    sentences.slice(0, last + 1).join(''),
    sentences
      .slice(last + 1)
      .join('')
      .trim(),
  ]
}

/** A full stop before a blank or a clause, or the end of a clause that ends with one. */
const endsAt = (step: string, at: number): boolean =>
  step[at] === ']' ? /\. ?$/.test(step.slice(0, at)) : step[at] === '.' && /[ []/.test(step[at + 1] ?? '')

export function wholeSentences(step: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < step.length; at++) {
    if (step[at] === '[') depth++
    if (step[at] === ']') depth--
    if (depth === 0 && endsAt(step, at)) {
      found.push(step.slice(from, at + 1))
      from = at + 1
    }
  }
  return [...found, step.slice(from)]
}
