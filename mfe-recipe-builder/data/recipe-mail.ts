import { type RecipeMailRequest, recipeMailReply } from '@evenplate/domain/recipe-mail'
import type { Api } from '@evenplate/platform/contract'

/**
 * Has the gateway mail a recipe it made; the request names it and contains none of its text.
 * @throws AppError e.g. `mail_limit`, `mail_already_sent`, `mail_unavailable`, `offline`
 */
export async function mailRecipe(api: Api, request: RecipeMailRequest): Promise<void> {
  await api.post('/recipe-mails', request, (reply) => recipeMailReply.parse(reply))
}
