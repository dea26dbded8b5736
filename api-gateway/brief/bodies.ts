/** What a body asks for without saying so. */
const OF_BODIES: ReadonlyMap<string, string[]> = new Map([
  ['gastroparesis', ['low-fat', 'low-fibre', 'small']],
  ['stomach-surgery', ['low-fat', 'small', 'no-added-sugar']],
  ['heart', ['low-salt']],
  ['no-added-salt', ['low-salt']],
])

export const withBodies = (style: readonly string[]): string[] =>
  style.flatMap((one) => [one, ...(OF_BODIES.get(one) ?? [])])
