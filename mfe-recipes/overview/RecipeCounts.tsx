import { LIMITS } from '@evenplate/domain/limits'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { Stat } from '@evenplate/shared-ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { recipeCountsOf } from '../data/recipe-list.ts'
import { useDeleted } from '../unfinished/use-deleted.ts'

/** How many recipes and favorites a member has, in a list of figures. A recipe that was just deleted does not count. */
export function RecipeCounts({ userId }: { userId: string }) {
  const counts = useLogged(useQuery(recipeCountsOf(usePlatform(), userId)))
  const deleted = [...useDeleted().values()]
  const total = counts.data && counts.data.total - deleted.length
  const favorites =
    counts.data && counts.data.favorites - deleted.filter(({ is_favorite }) => is_favorite).length
  return (
    <>
      <Stat
        label="Total Recipes"
        value={total ?? null}
        note={
          total === undefined
            ? unknown(counts.isPending)
            : total <= LIMITS.savedRecipes
              ? `of ${LIMITS.savedRecipes} free`
              : undefined
        }
      />
      <Stat
        label="Favorites"
        value={favorites ?? null}
        note={favorites === undefined ? unknown(counts.isPending) : undefined}
      />
    </>
  )
}

const unknown = (isPending: boolean): string => (isPending ? 'Loading...' : 'No data yet')
