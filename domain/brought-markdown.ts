import type { BroughtRecipe } from './brought-recipe.ts'

/**
 * A recipe as readable Markdown. Each text is one paragraph or one item; anything Markdown would read as markup is escaped.
 * @param numbers a serving's figures, one line each
 */
export function markdownOf(recipe: BroughtRecipe, numbers: readonly string[]): string {
  const { title, description, lines, steps, notes } = recipe
  return [
    `# ${escaped(title || 'Recipe')}`,
    escaped(description),
    facts(recipe).join(' · '),
    sourceOf(recipe),
    '## Ingredients',
    lines
      .map(({ kind, text }, at) =>
        kind === 'heading' ? `${at > 0 ? '\n' : ''}### ${escaped(text)}\n` : `- ${escaped(text)}`,
      )
      .join('\n'),
    ...(steps.length > 0
      ? ['## Steps', steps.map((step, at) => `${at + 1}. ${escaped(step)}`).join('\n')]
      : []),
    ...(notes.length > 0 ? ['## Notes', notes.map((note) => `- ${escaped(note)}`).join('\n')] : []),
    ...(numbers.length > 0 ? [NUMBERS, numbers.map((line) => `- ${escaped(line)}`).join('\n')] : []),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Heading above a serving's figures, which are recounted when the recipe is brought again. */
export const NUMBERS = '## Numbers in a serving, counted by Evenplate'

function facts({ servings, yieldText, minutes: { prep, cook, total } }: BroughtRecipe): string[] {
  const said = (word: string, minutes: number | null) =>
    minutes === null ? [] : [`${word}: ${minutes} minutes`]
  return [
    ...(servings === null ? [] : [`Servings: ${servings}`]),
    ...(yieldText ? [`Makes: ${escaped(yieldText)}`] : []),
    ...said('Prep', prep),
    ...said('Cook', cook),
    ...said('Total', total),
  ]
}

function sourceOf({ source }: BroughtRecipe): string {
  if (!source || !(source.name || source.url || source.author)) return ''
  const name = escaped(source.name ?? source.url ?? '')
  const linked = source.url ? `[${name}](<${source.url}>)` : name
  return ['From', linked, ...(source.author ? [`by ${escaped(source.author)}`] : [])]
    .filter(Boolean)
    .join(' ')
}

/** Escapes a text so that nothing in it becomes a heading, a list, a link or a tag. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^([#+=-]|\d{1,9}(?=[.)]))/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
