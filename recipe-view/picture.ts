import type { Recipe } from '@evenplate/domain/recipe'
import { vesselOf } from '@evenplate/domain/vessel-of'
import type { PlateProps } from '@evenplate/shared-ui/Plate'

type Picture = Pick<PlateProps, 'shares' | 'foods' | 'vessel' | 'label'>

/** A dish as its picture shows it: its own foods if the count placed them, in its pot, bowl or plate. */
export function pictureOf({ title, instructions, ingredients, figures }: Recipe): Picture {
  const { lines, plate, origin } = figures
  // Recipes saved before the count placed foods on the plate: their foods go where such foods usually go.
  const isPlaced = lines.some(({ plateShare }) => plateShare !== null)
  return {
    shares: plate,
    label: title,
    vessel: origin.dish?.vessel ?? vesselOf({ title, instructions }),
    foods:
      lines.length > 0
        ? lines.map(({ food, line, plateShare, grams }) => ({
            name: food ?? line,
            group: isPlaced ? plateShare : undefined,
            grams,
          }))
        : ingredients.map((name) => ({ name })),
  }
}

/** The same for a card, which has no counted lines: each food goes where such a food usually goes. */
export const pictureOfCard = (card: {
  title: string
  ingredients: readonly string[]
  plate: PlateProps['shares']
}): Picture => ({
  shares: card.plate,
  label: card.title,
  vessel: vesselOf(card),
  foods: card.ingredients.map((name) => ({ name })),
})
