import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'

export function NoRecipes() {
  const { nav } = usePlatform()
  return (
    <EmptyState
      title="You haven't created any recipes yet."
      action={
        <nav.Link to="/recipe-builder" className={buttonClass({ variant: 'primary' })}>
          Create a Recipe
        </nav.Link>
      }
    >
      Each recipe you make while signed in is saved here.
    </EmptyState>
  )
}

export function NoFavorites({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="You haven't favorited any recipes yet." action={<ShowAll onPress={onClear} />}>
      Tap the heart on a recipe to add it here.
    </EmptyState>
  )
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return <EmptyState title="None of your recipes match." action={<ShowAll onPress={onClear} />} />
}

const ShowAll = ({ onPress }: { onPress: () => void }) => (
  <Button variant="secondary" onClick={onPress}>
    Show All Recipes
  </Button>
)
