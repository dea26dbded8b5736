import type { Recipe } from '@evenplate/domain/recipe'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Differences } from '@evenplate/recipe-view/Differences'
import { Dock } from '@evenplate/recipe-view/Dock'
import { sayCarbs } from '@evenplate/recipe-view/wording'
import { sayConflict } from '@evenplate/saved-recipe/count'
import { Button } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Loading } from '@evenplate/shared-ui/Loading'
import { Notice } from '@evenplate/shared-ui/Notice'
import { ArrivalHeading } from '../../frame/ArrivalHeading.tsx'
import { type BroughtItem, ingredientsOf } from '../../state/brought.ts'
import { useBrought } from '../../state/brought-store.ts'
import { addressOf } from '../../state/builder-view.ts'
import { KeepFoods } from '../KeepFoods.tsx'
import { sayTooMany, titleOf } from '../reading/report.ts'
import { useBringing } from '../use-bringing.ts'
import { useRemembered } from '../use-remembered.ts'
import styles from './BroughtRecipe.module.css'
import { Lines } from './Lines.tsx'
import { ServingsField } from './ServingsField.tsx'
import { Source } from './Source.tsx'
import { Totals } from './Totals.tsx'
import { type Count, useCount } from './use-count.ts'
import { useMending } from './use-mending.ts'

type Props = {
  itemKey: string
  /** Makes it a recipe like any other. */
  onUse: (dish: Recipe, itemKey: string) => void
}

/** A recipe that somebody brought, line by line next to how it was read. */
export function BroughtRecipe({ itemKey, onUse }: Props) {
  const { nav } = usePlatform()
  const isReady = useBringing()
  const item = useBrought(({ items }) => items.find(({ key }) => key === itemKey))
  const back = (
    <nav.Link to={addressOf(nav.path, { view: 'bring', recipe: null })} className={styles.back}>
      <Icon name="arrowLeft" />
      Bring Your Own
    </nav.Link>
  )
  if (!isReady) return <Loading>Loading...</Loading>
  if (!item)
    return (
      <EmptyState title="This recipe is no longer here." action={back}>
        Recipes you bring stay here until you close the tab, sign out or remove them.
      </EmptyState>
    )
  return (
    <>
      {back}
      <Opened key={item.key} item={item} onUse={onUse} />
    </>
  )
}

function Opened({ item, onUse }: { item: BroughtItem; onUse: Props['onUse'] }) {
  const remembering = useRemembered()
  const count = useCount(item, remembering)
  const mending = useMending(item, count, remembering)
  const { counted } = count
  const { recipe } = item
  const isTooLong = ingredientsOf(item).tooMany > 0
  return (
    <article className={styles.page} aria-label={titleOf(item)}>
      <header className={styles.head}>
        <ArrivalHeading as="h1">{titleOf(item)}</ArrivalHeading>
        <Source source={recipe.source} file={item.file} />
        {recipe.description && <p className={styles.soft}>{recipe.description}</p>}
      </header>
      {item.notUnderstood.length > 0 && (
        <Notice tone="info" title="What we didn’t understand">
          <ul>
            {item.notUnderstood.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </Notice>
      )}
      <KeepFoods />
      <ServingsField item={item} />
      {isTooLong && (
        <Notice tone="warning" role="status" title="This is more than we can count">
          {sayTooMany(item)}
        </Notice>
      )}
      <Totals item={item} count={count} />
      <Conflicts count={count} />
      <Lines item={item} mending={mending} isHeld={isTooLong} />
      {counted && (
        <Differences
          differences={counted.differences}
          published={recipe.published}
          figures={counted.dish.figures}
        />
      )}
      {recipe.steps.length > 0 && (
        <details className={styles.steps}>
          <summary>The steps, as written</summary>
          <ol>
            {recipe.steps.map((step, at) => (
              // Steps are never reordered here, and may repeat.
              <li key={at}>{step}</li>
            ))}
          </ol>
        </details>
      )}
      <Dock>
        <CountFailure count={count} />
        <UseBar item={item} count={count} onUse={onUse} />
      </Dock>
    </article>
  )
}

/** Conflicts with the member's profile: the recipe is theirs, so nothing is refused. */
function Conflicts({ count: { counted } }: { count: Count }) {
  if (!counted || counted.conflicts.length === 0) return null
  return (
    <Notice tone="warning" role="status" title="This goes against your profile">
      <ul>
        {counted.conflicts.map((conflict) => (
          <li key={`${conflict.rule} ${conflict.term}`}>{sayConflict(conflict)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function CountFailure({ count: { failure, again } }: { count: Count }) {
  if (!failure) return null
  return (
    <Notice
      tone="warning"
      role="alert"
      title={failure.message}
      actions={
        <Button variant="secondary" size="s" onClick={again}>
          Try Again
        </Button>
      }
    >
      {failure.isOffline
        ? 'The numbers are from before your last change. We’ll count again as soon as you are connected.'
        : 'The numbers are from before your last change.'}
    </Notice>
  )
}

function UseBar({ item, count, onUse }: { item: BroughtItem; count: Count; onUse: Props['onUse'] }) {
  const { counted, isCounting, failure } = count
  const carbs = counted ? sayCarbs(counted.dish.figures) : null
  const missing =
    item.recipe.lines.length === 0
      ? 'It has no ingredients that we can read.'
      : item.servings === null
        ? 'Say how many servings it makes.'
        : ingredientsOf(item).tooMany > 0
          ? 'It has too many ingredients.'
          : null
  return (
    <div className={styles.use}>
      <p className={styles.useWords} aria-live="polite">
        {missing ?? (carbs === null || isCounting ? '' : `${carbs} carbs a serving`)}
      </p>
      <Button
        size="l"
        disabled={missing !== null || failure !== null || !counted}
        busy={missing === null && failure === null && isCounting}
        busyLabel="Counting..."
        onClick={() => counted && onUse(counted.dish, item.key)}
      >
        Use This Recipe
      </Button>
    </div>
  )
}
