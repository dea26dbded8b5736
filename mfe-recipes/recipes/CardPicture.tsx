import { pictureOfCard } from '@evenplate/recipe-view/picture'
import type { RecipeCard } from '@evenplate/saved-recipe/card'
import { LatePlate } from '@evenplate/shared-ui/LatePlate'

/** A card's dish, drawn with its own foods. */
export const CardPicture = ({ recipe }: { recipe: RecipeCard }) => <LatePlate {...pictureOfCard(recipe)} />
