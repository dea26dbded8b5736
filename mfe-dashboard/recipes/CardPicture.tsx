import { pictureOfCard } from '@evenplate/recipe-view/picture'
import { LatePlate } from '@evenplate/shared-ui/LatePlate'
import type { RecipeCard } from '../data/recipe-card.ts'

/** The dish of a card, drawn with its own foods. */
export const CardPicture = ({ recipe }: { recipe: RecipeCard }) => <LatePlate {...pictureOfCard(recipe)} />
