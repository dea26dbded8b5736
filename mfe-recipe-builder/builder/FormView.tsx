import { memberMayGenerate } from '@evenplate/domain/usage'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Tabs } from '@evenplate/shared-ui/Tabs'
import type { Failure } from '../state/builder-state.ts'
import type { BuilderView } from '../state/builder-view.ts'
import { useBuilder } from '../state/store.ts'
import styles from './FormView.module.css'
import { LastRecipe } from './LastRecipe.tsx'
import { BringStart, FailureNotice, FreeText, RecentRecipes } from './parts.ts'
import { SavedNotice } from './SavedNotice.tsx'
import { useHasRecent } from './use-has-recent.ts'
import { Wizard } from './Wizard.tsx'

export type FormPlace = Exclude<BuilderView, { view: 'recipe' }>

type Props = {
  /** False until this tab's storage has been read. */
  isRestored: boolean
  place: FormPlace
  onPlace: (place: BuilderView) => void
  failure: Failure | null
  /** Null if they are not counted, undefined until they are. */
  savedCount: number | null | undefined
  onGenerate: () => void
}

/** The start address of each mode. */
const FIRST_OF = {
  guided: { view: 'guided', step: 1 },
  free: { view: 'free' },
  bring: { view: 'bring', recipe: null },
} as const satisfies Record<FormPlace['view'], FormPlace>

/** Where a recipe is requested, step by step or in free text, or brought. */
export function FormView({ isRestored, place, onPlace, failure, savedCount, onGenerate }: Props) {
  const last = useBuilder((state) => state.last)
  const keepsRecent = useHasRecent()
  const notice = failure && <FailureNotice failure={failure} onRetry={onGenerate} />
  return (
    <div className={styles.form}>
      <PageHeader
        eyebrow="Recipe Builder"
        title="What would you like to eat?"
        lead="Tell us a little or a lot. You get a recipe whose carbs, fiber and glycemic load are counted ingredient by ingredient."
        className={styles.header}
      />
      <div className={styles.below}>
        {keepsRecent && (
          <RecentRecipes
            but={last?.id}
            onOpen={(made) => {
              useBuilder.setState({ last: made })
              onPlace({ view: 'recipe' })
            }}
          />
        )}
      </div>
      {/* At the limit, the failure says the same, with the focus on it. A brought recipe is saved only by a press. */}
      {savedCount !== null &&
        place.view !== 'bring' &&
        !(failure && savedCount !== undefined && !memberMayGenerate(savedCount)) && (
          <SavedNotice saved={savedCount} />
        )}
      {(last || !isRestored) && <LastRecipe made={last} onOpen={() => onPlace({ view: 'recipe' })} />}
      <Tabs
        className={styles.ways}
        label="How to tell us"
        value={place.view}
        onChange={(view) => onPlace(FIRST_OF[view])}
        tabs={[
          {
            value: 'guided',
            label: 'Step-by-Step',
            content: place.view === 'guided' && (
              <Wizard
                step={place.step}
                onStep={(step) => onPlace({ view: 'guided', step })}
                onGenerate={onGenerate}
                notice={notice}
              />
            ),
          },
          {
            value: 'free',
            label: 'Just Tell Me',
            content: place.view === 'free' && <FreeText onGenerate={onGenerate} notice={notice} />,
          },
          {
            value: 'bring',
            label: 'Bring Your Own',
            content: place.view === 'bring' && (
              <BringStart onOpen={(recipe) => onPlace({ view: 'bring', recipe })} />
            ),
          },
        ]}
      />
    </div>
  )
}
