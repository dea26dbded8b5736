import { CONDITIONS, CONDITIONS_ES, MAY_BE_CONDITION } from '@evenplate/words/conditions'

/**
 * Conditions said plainly: "if it needs an oven forget it" is "no oven", "unless it takes under 20 minutes" is "under 20 minutes". In
 * English and in Spanish words.
 */
export const withConditionsSaid = (text: string): string =>
  MAY_BE_CONDITION.test(text)
    ? [...CONDITIONS, ...CONDITIONS_ES].reduce(
        (said, { pattern, means }) =>
          said.replace(pattern, (_whole, ...groups) => {
            const { what = '' } = groups.at(-1) as Record<string, string | undefined>
            return `${means(what.trim())} | `
          }),
        text,
      )
    : text
