import type { Sources } from '@evenplate/platform/kit/sources'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dataOf } from './answer.ts'

/** A saved recipe to log: `carbs` are grams a serving, null if unknown. */
export type MyRecipe = { id: string; title: string; carbs: number | null; servings: number }

const rows = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    servings: z.number(),
    carb_count: z.nullable(z.number()),
  }),
)

/** A member's recipes, by name: they have few. */
export const myRecipesOf = ({ db }: Pick<Sources, 'db'>, userId: string) =>
  queryOptions({
    queryKey: [userId, 'recipes'],
    queryFn: async (): Promise<MyRecipe[]> => {
      const client = await db()
      const found = await client
        .from('recipes')
        .select('id,title,servings,carb_count')
        .eq('user_id', userId)
        .order('title_key')
      return rows.parse(dataOf(found)).map(({ carb_count, ...recipe }) => ({ ...recipe, carbs: carb_count }))
    },
  })
