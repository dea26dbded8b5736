import { LIMITS } from '@evenplate/domain/limits'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { recipeCountsOf } from '../data/recipe-list.ts'
import { allRecipes } from '../data/recipes.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import { type Member, MemberPage } from '../member/MemberPage.tsx'
import { useDeleted } from '../unfinished/use-deleted.ts'
import { RecipeList } from './RecipeList.tsx'

export function RecipesPage() {
  return (
    <MemberPage loading={<Loading>Loading your recipes...</Loading>}>
      {(user) => (
        <>
          <Header user={user} />
          <RecipeList userId={user.id} />
        </>
      )}
    </MemberPage>
  )
}

function Header({ user }: { user: Member }) {
  const platform = usePlatform()
  const { nav } = platform
  const counts = useLogged(useQuery(recipeCountsOf(platform, user.id)))
  const deleted = useDeleted()
  return (
    <PageHeader
      title="My Recipes"
      // A space keeps the line's height: nothing moves when the count appears.
      lead={counts.data ? savedCount(counts.data.total - deleted.size) : '\u00a0'}
      actions={
        <>
          <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
            Build a Recipe
          </nav.Link>
          {/* Reserved before the count is there, which would otherwise push down what somebody is reading. */}
          {(!counts.data || counts.data.total > deleted.size) && (
            <ExportButton label="Export all recipes" read={() => allRecipes(platform, user.id, deleted)} />
          )}
        </>
      }
    />
  )
}

const savedCount = (total: number): string =>
  total > LIMITS.savedRecipes
    ? `You have ${total.toLocaleString('en')} saved recipes.`
    : `${total} of ${LIMITS.savedRecipes} saved recipes used.`
