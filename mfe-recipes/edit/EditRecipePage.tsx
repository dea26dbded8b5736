import { usePlatform } from '@evenplate/platform/define-remote'
import { isAway } from '@evenplate/platform/kit/offline/connection'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { useIsBeingSaved } from '@evenplate/saved-recipe/changes/use-changes-of'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recipeOfMember } from '../data/recipes.ts'
import { type Member, MemberPage } from '../member/MemberPage.tsx'
import { BackToList, Failed, NotThere, Waiting } from '../recipe/RecipePage.tsx'
import { changedRecipes } from '../unfinished/changed-recipes.ts'
import { EditForm } from './EditForm.tsx'

export function EditRecipePage() {
  const { nav } = usePlatform()
  const id = nav.params.id ?? ''
  // Unsaved changes on the recipe's page come first; otherwise a save from here would overwrite them.
  const isBeingSaved = useIsBeingSaved(changedRecipes, id)
  return (
    <MemberPage loading={<Waiting />}>
      {(user) => (isBeingSaved ? <Waiting /> : <Editor key={id} id={id} user={user} />)}
    </MemberPage>
  )
}

function Editor({ id, user }: { id: string; user: Member }) {
  const platform = usePlatform()
  // A refetch from the database must not overwrite what the visitor is typing.
  const recipe = useLogged(
    useQuery({
      ...recipeOfMember(platform, user.id, id),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
  )
  // Only what the database has now may be changed: an offline copy could overwrite something newer. If the connection
  // is lost while somebody types, they can continue.
  const [begun, setBegun] = useState(false)
  if (recipe.isSuccess && recipe.isFetchedAfterMount && !begun && !isAway()) setBegun(true)
  if (recipe.isPending || (recipe.isFetching && !recipe.isFetchedAfterMount)) return <Waiting />
  if (recipe.isError && !recipe.data) return <Failed onRetry={() => void recipe.refetch()} />
  if (!recipe.data) return <NotThere />
  if (!begun) return <NeedsConnection />
  return <EditForm recipe={recipe.data} userId={user.id} />
}

function NeedsConnection() {
  const { nav } = usePlatform()
  return (
    <>
      <BackToList />
      <h1 tabIndex={-1}>Editing needs a connection</h1>
      <EmptyState
        title="When a recipe changes, our server recounts its numbers."
        action={
          <nav.Link to={`/recipes/${nav.params.id}`} className={buttonClass({ variant: 'primary' })}>
            Read the Recipe
          </nav.Link>
        }
      >
        You can edit it once you are connected again.
      </EmptyState>
    </>
  )
}
