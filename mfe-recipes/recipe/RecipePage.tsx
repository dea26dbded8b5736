import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { applyChanges } from '@evenplate/recipe-view/changes'
import { RecipeArticle } from '@evenplate/recipe-view/RecipeArticle'
import { fitWith } from '@evenplate/saved-recipe/fit'
import type { SavedRecipe } from '@evenplate/saved-recipe/row'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Icon } from '@evenplate/shared-ui/Icon'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { recipeOfMember } from '../data/recipes.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import { type Member, MemberPage } from '../member/MemberPage.tsx'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'
import { useDeleted } from '../unfinished/use-deleted.ts'
import { FiguresNotice } from './FiguresNotice.tsx'
import { Publicity, RecipeActions, Uncopied } from './RecipeActions.tsx'
import styles from './RecipePage.module.css'
import { useMissingNutrients } from './use-missing-nutrients.ts'
import { useSaving } from './use-saving.ts'
import { useSharing } from './use-sharing.ts'

export function RecipePage() {
  return <MemberPage loading={<Waiting />}>{(user) => <OwnRecipe user={user} />}</MemberPage>
}

function OwnRecipe({ user }: { user: Member }) {
  const platform = usePlatform()
  const { nav } = platform
  const id = nav.params.id ?? ''
  const recipe = useLogged(useQuery(recipeOfMember(platform, user.id, id)))
  const deleted = useDeleted().get(id)
  if (recipe.isPending) return <Waiting />
  if (recipe.isError && !recipe.data) return <Failed onRetry={() => void recipe.refetch()} />
  if (deleted) return <Deleted title={deleted.title} onUndo={() => pendingDeletions.undo(id)} />
  if (!recipe.data) return <NotThere />
  return (
    <>
      <BackToList />
      <Shown key={id} row={recipe.data} userId={user.id} />
    </>
  )
}

function Shown({ row: stored, userId }: { row: SavedRecipe; userId: string }) {
  const { api, nav, Part } = usePlatform()
  const row = useMissingNutrients(stored, userId)
  const { recipe, figures, changing } = useSaving(row, userId)
  const sharing = useSharing(row, userId)
  const onFit = useMemo(() => fitWith(api), [api])
  return (
    <RecipeArticle
      recipe={recipe}
      id={row.id}
      Link={nav.Link}
      changing={changing}
      onFit={onFit}
      actions={<RecipeActions recipe={row} userId={userId} sharing={sharing} />}
      notices={
        <>
          <FiguresNotice figures={figures} />
          <Uncopied link={sharing.uncopied} />
        </>
      }
      more={
        <>
          <Part
            name="add-to-week"
            height="var(--target)"
            props={{ recipe: applyChanges(recipe, changing.changes), saved: row.id }}
          />
          <ExportButton label="Export recipe" read={() => [recipe]} />
          {row.is_public && <Publicity sharing={sharing} />}
          <Part name="my-rise" props={{ saved: row.id, title: recipe.title }} />
        </>
      }
    />
  )
}

export function BackToList() {
  const { nav } = usePlatform()
  return (
    <nav.Link to="/recipes" className={styles.back}>
      <Icon name="arrowLeft" /> My Recipes
    </nav.Link>
  )
}

export const Waiting = () => <Skeleton label="Loading your recipe..." lines={8} />

export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailed title="We couldn’t load this recipe just now." onRetry={onRetry}>
      Your recipes are safe. Please check your connection.
    </LoadFailed>
  )
}

/** Seen by someone who returns to it before its deletion is final. */
function Deleted({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <>
      <BackToList />
      <h1 tabIndex={-1} className={styles.gone}>
        Recipe deleted
      </h1>
      <EmptyState
        title={`You deleted ${title}.`}
        action={
          <Button variant="secondary" onClick={onUndo}>
            Bring It Back
          </Button>
        }
      />
    </>
  )
}

export function NotThere() {
  const { nav } = usePlatform()
  return (
    <>
      <h1 tabIndex={-1} className={styles.gone}>
        Recipe not found
      </h1>
      <EmptyState
        title="You have no recipe at this address."
        action={
          <nav.Link to="/recipes" className={buttonClass({ variant: 'primary' })}>
            My Recipes
          </nav.Link>
        }
      >
        It may have been deleted, or it may belong to another account.
      </EmptyState>
    </>
  )
}
