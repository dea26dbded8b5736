import { ERRORS } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { RecipeArticle } from '@evenplate/recipe-view/RecipeArticle'
import { ArrivalHeading } from '../builder/ArrivalHeading.tsx'
import type { Made } from '../builder/build.ts'
import { shownOf } from '../builder/shown.ts'
import { useBuilder } from '../builder/store.ts'
import type { Saving } from '../builder/use-saving.ts'
import type { PromptReason } from '../prompt/reasons.ts'
import { Actions } from './Actions.tsx'
import { StructuredData } from './StructuredData.tsx'

type Props = {
  made: Made
  saving: Saving
  onPrompt: (reason: PromptReason) => void
  onCreateNew: () => void
}

/** The recipe that was just made, and what can be done with it. */
export function Result({ made, saving, onPrompt, onCreateNew }: Props) {
  const { nav } = usePlatform()
  const changeRecipe = useBuilder((state) => state.changeRecipe)
  const keep = made.saved && {
    busy: saving.busy,
    error: made.changes.length > 0 && saving.error ? ERRORS[saving.error].message : null,
    onKeep: () => saving.save(made),
  }
  return (
    <>
      <StructuredData made={made} />
      <RecipeArticle
        recipe={made.recipe}
        id={made.id}
        Link={nav.Link}
        changing={{
          changes: made.changes,
          change: (update) => changeRecipe(made.id, update),
          keep: keep || undefined,
        }}
        heading={<ArrivalHeading as="h1">{shownOf(made).title}</ArrivalHeading>}
        actions={<Actions made={made} saving={saving} onPrompt={onPrompt} onCreateNew={onCreateNew} />}
      />
    </>
  )
}
