import type { Reading } from '@evenplate/domain/brief'
import type { RecipeRequest } from '@evenplate/domain/request'
import { usePlatform } from '@evenplate/platform/define-remote'
import { RecipeArticle } from '@evenplate/recipe-view/RecipeArticle'
import { isSaving, sayFailure } from '@evenplate/saved-recipe/changes/unsaved-changes'
import { fitWith } from '@evenplate/saved-recipe/fit'
import { useMemo, useState } from 'react'
import { ArrivalHeading } from '../frame/ArrivalHeading.tsx'
import { MailBox } from '../mail/MailBox.tsx'
import type { PromptReason } from '../prompt/reasons.ts'
import type { Saving } from '../saving/use-saving.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { addressOf } from '../state/builder-view.ts'
import { shownOf } from '../state/shown.ts'
import { useBuilder } from '../state/store.ts'
import styles from './Actions.module.css'
import { ActionNotices, Actions } from './Actions.tsx'
import { AgainDialog } from './AgainDialog.tsx'
import { StructuredData } from './StructuredData.tsx'
import { useShare } from './use-share.ts'

type Props = {
  made: GeneratedRecipe
  saving: Saving
  onPrompt: (reason: PromptReason) => void
  onCreateNew: () => void
  /** Makes another, without one thing that was read in the request. */
  onAgain: (request: RecipeRequest, reading: Reading) => void
}

/** The recipe that was just made, and what can be done with it. */
export function Result({ made, saving, onPrompt, onCreateNew, onAgain }: Props) {
  const { api, nav, Part } = usePlatform()
  const changeRecipe = useBuilder((state) => state.changeRecipe)
  const sharing = useShare(made)
  const [dropping, setDropping] = useState<Reading | null>(null)
  const onFit = useMemo(() => fitWith(api), [api])
  const { request } = made
  const keep = made.saved && {
    busy: isSaving(saving.now),
    error: made.changes.length > 0 && saving.now ? sayFailure(saving.now) : null,
    onKeep: () => saving.save(made),
  }
  const actions = { made, saving, sharing, onPrompt, onCreateNew }
  return (
    <>
      {!made.brought && <StructuredData made={made} />}
      <RecipeArticle
        recipe={made.recipe}
        id={made.id}
        Link={nav.Link}
        changing={{
          changes: made.changes,
          change: (update) => changeRecipe(made.id, update),
          keep: keep || undefined,
        }}
        onFit={onFit}
        {...(request && { onDrop: setDropping })}
        told={toldIn(request)}
        heading={<ArrivalHeading as="h1">{shownOf(made).title}</ArrivalHeading>}
        actions={<Actions {...actions} />}
        notices={<ActionNotices {...actions} />}
        more={
          <>
            <Part
              name="add-to-week"
              height="var(--target)"
              props={{ recipe: shownOf(made), ...(made.saved ? { saved: made.id } : {}) }}
            />
            {made.saved && (
              <nav.Link to={`/recipes/${made.id}`} className={styles.view}>
                View saved recipe
              </nav.Link>
            )}
            {made.brought && (
              <nav.Link
                to={addressOf(nav.path, { view: 'bring', recipe: made.brought })}
                className={styles.view}
              >
                Back to the lines
              </nav.Link>
            )}
            {!made.brought && <MailBox generation={made.generation} />}
            {!made.brought && made.changes.length > 0 && (
              <p className={styles.asItWas}>The email contains the original recipe, without your changes.</p>
            )}
          </>
        }
      />
      {dropping && request && (
        <AgainDialog
          reading={dropping}
          onAgain={() => onAgain(request, dropping)}
          onClose={() => setDropping(null)}
        />
      )}
    </>
  )
}

/** What the visitor said about their blood sugar, to show that it was taken into account. */
const toldIn = (request: RecipeRequest | undefined): string[] =>
  request?.mode === 'guided' ? [request.bloodSugarRange, request.challenges].filter(Boolean) : []
