import type { Tag, TaggedWord } from './tagged-lines.ts'

const TAGS: readonly Tag[] = ['Q', 'U', 'S', 'F', 'P', 'A', 'C', 'O']

/** An averaged perceptron that tags the words of a line from left to right (Collins 2002). */
export function trained(lines: readonly TaggedWord[][], rounds = 12): (words: string[]) => Tag[] {
  const weights = new Map<string, number[]>()
  const totals = new Map<string, number[]>()
  let step = 1
  const of = (map: Map<string, number[]>, feature: string): number[] => {
    const known = map.get(feature) ?? TAGS.map(() => 0)
    map.set(feature, known)
    return known
  }
  const best = (features: string[], table: Map<string, number[]>): number => {
    const scores = TAGS.map(() => 0)
    for (const feature of features)
      table.get(feature)?.forEach((weight, tag) => {
        scores[tag] = (scores[tag] ?? 0) + weight
      })
    return scores.indexOf(Math.max(...scores))
  }
  const change = (features: string[], tag: number, by: number): void => {
    for (const feature of features) {
      const now = of(weights, feature)
      const sum = of(totals, feature)
      now[tag] = (now[tag] ?? 0) + by
      sum[tag] = (sum[tag] ?? 0) + by * step
    }
  }
  for (let round = 0; round < rounds; round += 1)
    for (const line of lines) {
      const words = line.map(({ word }) => word)
      const tags: Tag[] = []
      for (const [at, { tag }] of line.entries()) {
        const features = featuresOf(words, at, tags)
        const guess = best(features, weights)
        const right = TAGS.indexOf(tag)
        if (guess !== right) {
          change(features, right, 1)
          change(features, guess, -1)
        }
        step += 1
        tags.push(TAGS[guess] ?? 'O')
      }
    }
  const averaged = new Map(
    [...weights].map(([feature, now]) => [
      feature,
      now.map((weight, tag) => weight - (totals.get(feature)?.[tag] ?? 0) / step),
    ]),
  )
  return (words) => {
    const tags: Tag[] = []
    for (const at of words.keys()) tags.push(TAGS[best(featuresOf(words, at, tags), averaged)] ?? 'O')
    return tags
  }
}

function featuresOf(words: readonly string[], at: number, tags: readonly Tag[]): string[] {
  const word = (step: number) => words[at + step] ?? (step < 0 ? '<' : '>')
  const shape = (text: string) => (/^\d/.test(text) ? '0' : /^[\p{L}]/u.test(text) ? text.slice(-3) : text)
  const before = words.slice(0, at)
  const open = before.filter((w) => w === '(').length > before.filter((w) => w === ')').length
  const comma = before.includes(',')
  const last = tags[at - 1] ?? '<'
  return [
    `w ${word(0)}`,
    `s ${shape(word(0))}`,
    `-1 ${word(-1)}`,
    `+1 ${word(1)}`,
    `-1s ${shape(word(-1))}`,
    `+1s ${shape(word(1))}`,
    `t ${last}`,
    `tt ${tags[at - 2] ?? '<'} ${last}`,
    `tw ${last} ${word(0)}`,
    `ts ${last} ${shape(word(0))}`,
    `c ${comma} ${open} ${last}`,
    `f ${tags.includes('F')} ${comma} ${open}`,
    `p ${Math.min(at, 3)}`,
  ]
}
