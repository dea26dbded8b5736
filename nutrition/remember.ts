/**
 * A reader that keeps its last answers: an edited recipe has each of its lines counted, held against the rules and
 * looked through for swaps. Answers are shared, so nobody may change them.
 * @param most answers kept, the ones asked for last; of texts over `longest` characters none, so that memory is bounded
 */
export function remember<Answer>(
  read: (text: string) => Answer,
  { most = 512, longest = 1000 } = {},
): (text: string) => Answer {
  const kept = new Map<string, Answer>()
  return (text) => {
    if (text.length > longest) return read(text)
    const known = kept.get(text)
    const answer = known ?? read(text)
    if (known !== undefined) kept.delete(text)
    else if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    kept.set(text, answer)
    return answer
  }
}
