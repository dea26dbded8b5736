/** The entries of a comma-separated list, on any number of lines. */
export const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Every combination of a first and a second word: `pairs('oat, rice', 'milk, cream')`. */
export const pairs = (first: string, second: string): string =>
  list(first)
    .flatMap((one) => list(second).map((two) => `${one} ${two}`))
    .join(',')
