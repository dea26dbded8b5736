import { isAsBrought } from '@evenplate/domain/brought-of'
import { differencesOf } from '@evenplate/domain/published-differences'
import type { Recipe } from '@evenplate/domain/recipe'
import { Differences } from './Differences.tsx'

/** For a recipe that was brought: the figures it was published with next to ours, as long as nobody has rewritten it. */
export function PublishedFigures({ recipe }: { recipe: Recipe }) {
  const { brought, figures, servings } = recipe
  if (!brought?.published || !isAsBrought(recipe)) return null
  const leftOut = brought.mends
    .filter((mend) => mend.leftOut)
    .map(({ line }) => brought.lines[line]?.text ?? '')
  // Whatever its yield counts: a cause is given only if the figures support it.
  const read = Number(/\d{1,3}/.exec(brought.yieldText)?.[0] ?? 0) || null
  const differences = differencesOf({ published: brought.published, figures, servings, read, leftOut })
  return <Differences differences={differences} published={brought.published} figures={figures} />
}
