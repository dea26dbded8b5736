import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'

/** A recipe cut to its limits, and a sentence for each thing that was cut. */
export function withinLimits(recipe: BroughtRecipe): { recipe: BroughtRecipe; cut: string[] } {
  const { lines, steps, title } = recipe
  const name = title ? `“${title}”` : 'the recipe'
  const cut: string[] = []
  if (lines.length > BROUGHT.lines)
    cut.push(`Only the first ${BROUGHT.lines} lines of ${name} were read. Bring the rest as a second recipe.`)
  if (steps.length > BROUGHT.steps) cut.push(`Only the first ${BROUGHT.steps} steps of ${name} were read.`)
  if (lines.some(({ text }) => isCut(text, BROUGHT.lineLength)))
    cut.push(`Lines of ${name} with more than ${BROUGHT.lineLength} characters were cut. They end with “…”.`)
  if (steps.some((step) => isCut(step, BROUGHT.stepLength)))
    cut.push(`Steps of ${name} with more than ${BROUGHT.stepLength} characters were cut. They end with “…”.`)
  const kept = { lines: lines.slice(0, BROUGHT.lines), steps: steps.slice(0, BROUGHT.steps) }
  return { recipe: { ...recipe, ...kept }, cut }
}

/** Cuts like `clean`: at a space near the end, with an ellipsis. */
const isCut = (text: string, max: number): boolean => text.endsWith('…') && text.length > max - 5
