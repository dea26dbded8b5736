import { usePlatform } from '@evenplate/platform/define-remote'
import { Wide } from '@evenplate/recipe-view/DockButtons'
import { ShareDialog } from '@evenplate/recipe-view/ShareDialog'
import type { SavedRecipe } from '@evenplate/saved-recipe/row'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextField } from '@evenplate/shared-ui/TextField'
import { Heart } from '../recipe-actions/Heart.tsx'
import { useDeletion } from '../recipe-actions/use-deletion.ts'
import { useFavorite } from '../recipe-actions/use-favorite.ts'
import styles from './RecipePage.module.css'
import type { useSharing } from './use-sharing.ts'

type Sharing = ReturnType<typeof useSharing>
type Props = { recipe: SavedRecipe; userId: string; sharing: Sharing }

/** What a member can do with their recipe, in the fixed bar. */
export function RecipeActions({ recipe, userId, sharing }: Props) {
  const { nav } = usePlatform()
  const favorite = useFavorite(userId)
  const remove = useDeletion(userId)
  const { id, title, is_favorite } = recipe
  return (
    <>
      <nav.Link to={`/recipes/${id}/edit`} className={buttonClass({ variant: 'primary' })}>
        <Icon name="edit" />
        Edit
      </nav.Link>
      <Heart
        word
        on={is_favorite}
        of={title}
        onPress={() => favorite.mutate({ id, favorite: !is_favorite })}
      />
      <Button variant="secondary" onClick={() => void sharing.share()}>
        <Icon name="share" />
        <span>
          Share <Wide>Recipe</Wide>
        </span>
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" />
        <span>
          Print <Wide>Recipe</Wide>
        </span>
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          if (remove(recipe)) nav.go('/recipes')
        }}
      >
        <Icon name="trash" />
        Delete
      </Button>
      <ShareDialog {...sharing.dialog} brought={recipe.brought ?? undefined} />
    </>
  )
}

/** Says that others can read it, and how to undo that. */
export function Publicity({ sharing }: { sharing: Sharing }) {
  return (
    <div className={styles.public}>
      <Badge tone="apricot">Public</Badge>
      <span>Anyone with the link can read this recipe.</span>
      <Button
        variant="quiet"
        size="s"
        onClick={sharing.makePrivate}
        busy={sharing.isHiding}
        busyLabel="Making it private..."
      >
        Make Private Again
      </Button>
    </div>
  )
}

export function Uncopied({ link }: { link: string | null }) {
  if (!link) return null
  return (
    <Notice tone="warning" role="alert" title="Your browser won’t let us copy the link. Here it is:">
      <TextField
        label="Link to this recipe"
        hideLabel
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
    </Notice>
  )
}
