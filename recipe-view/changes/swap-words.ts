import type { LineFigures, Swap } from '@evenplate/domain/recipe'

/** Half the sugar is still sugar. */
export const isSameFood = ({ line }: Swap, was: LineFigures | undefined): boolean =>
  line.food !== null && line.food === was?.food

/** A swap's name, on screen and read aloud: another food by its name, less of the same by its share. */
export function swapWords(swap: Swap, was: LineFigures | undefined) {
  const [food, out] = [swap.line.food ?? swap.line.line, was?.food ?? '']
  if (!isSameFood(swap, was))
    return {
      lead: `Instead of ${out}`,
      into: food,
      put: { text: 'Swap it in', label: `Swap it in: ${food}` },
      back: { text: 'Swap back', label: `Swap back: ${out}` },
    }
  const into = `${partOf(swap.line, was)} the ${food}`
  return {
    lead: 'Less of the same',
    into,
    put: { text: 'Use less', label: `Use less: ${into}` },
    back: { text: 'Use it all', label: `Use it all: ${food}` },
  }
}

/** A household amount is close to the exact share, rarely equal to it. */
function partOf({ grams }: LineFigures, was: LineFigures | undefined): string {
  const share = Math.round(((grams ?? 0) / (was?.grams || 1)) * 100)
  return share >= 42 && share <= 58 ? 'half' : `${share}% of`
}
