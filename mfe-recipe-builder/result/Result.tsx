import { usePlatform } from '@evenplate/platform/define-remote'
import { RecipeArticle } from '@evenplate/recipe-view/RecipeArticle'
import { ArrivalHeading } from '../builder/ArrivalHeading.tsx'
import type { Made } from '../builder/build.ts'
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
  return (
    <>
      <StructuredData made={made} />
      <RecipeArticle
        recipe={made.recipe}
        id={made.id}
        Link={nav.Link}
        heading={<ArrivalHeading as="h1">{made.recipe.title}</ArrivalHeading>}
        actions={<Actions made={made} saving={saving} onPrompt={onPrompt} onCreateNew={onCreateNew} />}
      />
    </>
  )
}
