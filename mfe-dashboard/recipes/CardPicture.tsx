import { pictureOfCard } from '@evenplate/recipe-view/picture'
import { Plate } from '@evenplate/shared-ui/Plate'
import type { RecipeCard } from '../data/saved-recipe.ts'

/** The dish of a card, drawn with its own foods. */
export const CardPicture = ({ recipe }: { recipe: RecipeCard }) => <Plate {...pictureOfCard(recipe)} />
