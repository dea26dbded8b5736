import { MemberArea } from '../member/MemberArea.tsx'
import { FavoriteRecipes } from './FavoriteRecipes.tsx'
import { RecipeCounts } from './RecipeCounts.tsx'

export function RecipeCountsPart() {
  return <MemberArea>{(user) => <RecipeCounts userId={user.id} />}</MemberArea>
}

export function FavoriteRecipesPart() {
  return <MemberArea>{(user) => <FavoriteRecipes userId={user.id} />}</MemberArea>
}
