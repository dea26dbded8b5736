import { AppError } from '@evenplate/domain/errors'
import { isShareSlug, sharedRecipeRequest } from '@evenplate/domain/shared-recipe'
import { Hono } from 'hono'
import type { CountedRecipes } from '../counting/counted-recipes.ts'
import type { Deps } from '../deps/deps.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** `POST /shared-recipes`: a public recipe, or one that a guest shared, for anyone with its link. */
export const sharedRecipesRoute = ({ sharedRecipes, guestShares }: Deps, counted: CountedRecipes): Hono =>
  new Hono().post('/', async (c) => {
    const { slug } = parse(sharedRecipeRequest, await readJsonBody(c.req.raw))
    const row = isShareSlug(slug)
      ? ((await sharedRecipes.read(slug)) ?? (await guestShares.read(slug)))
      : null
    if (row === null) throw new AppError('not_found')
    return c.body(await counted.bodyOf(row), 200, { 'content-type': 'application/json' })
  })
