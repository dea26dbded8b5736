import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuery } from '@tanstack/react-query'
import { recipeOfMember } from '../data/recipes.ts'
import { useLogged } from '../data/use-logged.ts'
import { type Member, MemberPage } from '../member/MemberPage.tsx'
import { Failed, NotThere, Waiting } from '../recipe/RecipePage.tsx'
import { EditForm } from './EditForm.tsx'

export function EditRecipePage() {
  return <MemberPage loading={<Waiting />}>{(user) => <Editor user={user} />}</MemberPage>
}

function Editor({ user }: { user: Member }) {
  const { db, nav } = usePlatform()
  const id = nav.params.id ?? ''
  // What stands in the form is the reader's: news from the database must not change it under their hands.
  const recipe = useLogged(
    useQuery({
      ...recipeOfMember(db, user.id, id),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
  )
  if (recipe.isPending || (recipe.isFetching && !recipe.isFetchedAfterMount)) return <Waiting />
  if (recipe.isError && !recipe.data) return <Failed onRetry={() => void recipe.refetch()} />
  if (!recipe.data) return <NotThere />
  return <EditForm key={id} recipe={recipe.data} userId={user.id} />
}
