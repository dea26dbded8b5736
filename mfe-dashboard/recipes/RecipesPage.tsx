import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Loading } from '../member/Loading.tsx'
import { MemberPage } from '../member/MemberPage.tsx'
import { RecipeList } from './RecipeList.tsx'

export function RecipesPage() {
  const { nav } = usePlatform()
  return (
    <MemberPage loading={<Loading>Loading your recipes...</Loading>}>
      {(user) => (
        <>
          <PageHeader
            title="My Recipes"
            actions={
              <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
                Build a Recipe
              </nav.Link>
            }
          />
          <RecipeList userId={user.id} />
        </>
      )}
    </MemberPage>
  )
}
