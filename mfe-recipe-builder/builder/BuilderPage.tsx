import type { Recipe } from '@evenplate/domain/recipe'
import type { RecipeRequest } from '@evenplate/domain/request'
import { usePlatform } from '@evenplate/platform/define-remote'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { useEffect, useState } from 'react'
import { withQueries } from '../data/queries.ts'
import { ArrivalContext } from '../frame/ArrivalHeading.tsx'
import { mailIfAsked } from '../mail/lazy-mail.ts'
import type { PromptReason } from '../prompt/reasons.ts'
import { useSaving } from '../saving/use-saving.ts'
import { freeRequestOf, guidedRequestOf } from '../state/builder-form.ts'
import { FORM } from '../state/builder-state.ts'
import { addressOf, type BuilderView, viewOf } from '../state/builder-view.ts'
import { stopReading } from '../state/reading-job.ts'
import { useBuilder } from '../state/store.ts'
import styles from './BuilderPage.module.css'
import { broughtRecipe } from './brought-recipe.ts'
import { type FormPlace, FormView } from './FormView.tsx'
import { mendedBy, mendedRequest } from './mending.ts'
import {
  BroughtRecipe,
  CareTeam,
  Cooking,
  LowBloodSugar,
  RegistrationPrompt,
  Result,
  storeRecent,
  useLaterScreens,
  WaysOn,
} from './parts.ts'
import { useFollowView } from './use-follow-view.ts'
import { useGeneration } from './use-generation.ts'
import { useRestoredForm } from './use-restored-form.ts'

export const BuilderPage = withQueries(() => (
  <ToastRegion>
    <Builder />
  </ToastRegion>
))

const FIRST: FormPlace = { view: 'guided', step: 1 }

function Builder() {
  const platform = usePlatform()
  const { nav, telemetry } = platform
  const ready = useRestoredForm()
  const { state, last, become, finish, startOver, isWritingMail, writeMail } = useBuilder()
  const [prompt, setPrompt] = useState<PromptReason | null>(null)
  const saving = useSaving()

  const asked = ready ? viewOf(nav.search) : FIRST
  const formPlace = asked.view === 'recipe' ? FIRST : asked
  const go = (to: BuilderView) => nav.go(addressOf(nav.path, to))

  const { generate, generateInstead, cancel } = useGeneration({
    savedCount: saving.count,
    onMade(made) {
      telemetry.event('recipe:made')
      finish(made)
      if (platform.auth.status === 'guest') void storeRecent(platform.device, made)
      mailIfAsked(platform, made.generation)
      saving.saveQuietly(made)
      go({ view: 'recipe' })
    },
    onGuestLimit: () => setPrompt('limit'),
  })
  useFollowView(asked, cancel)

  // Whatever appears after the first screen moves the focus to its heading.
  const [arriving, setArriving] = useState(false)
  useEffect(() => setArriving(ready), [ready])
  useLaterScreens()

  const isBringing = formPlace.view === 'bring'
  useEffect(() => {
    // Fetched before it is used; if that fails, the press fetches it.
    if (isBringing) Result.fetch().catch(() => {})
  }, [isBringing])

  // Reading continues in any view of the builder, and ends when its person signs out.
  const who = platform.auth.status === 'member' ? platform.auth.user.id : platform.auth.status
  useEffect(() => stopReading, [who])

  const asksIn = (view: BuilderView['view']) => (): RecipeRequest => {
    const { draft, mended } = useBuilder.getState()
    return mendedRequest(view === 'free' ? freeRequestOf(draft) : guidedRequestOf(draft), mended)
  }
  const cook = () => {
    telemetry.event('recipe:asked')
    void generate(asksIn(formPlace.view))
  }
  /** Asks again with one thing corrected: what is in the form, or the request of a finished recipe. */
  const cookAgain = (choice: string, request?: RecipeRequest) => {
    telemetry.event('recipe:mended')
    void generateInstead(() => {
      const asked = request ?? asksIn(formPlace.view)()
      const mended = mendedBy(asked, choice)
      useBuilder.getState().mend(mended)
      return mendedRequest(asked, mended)
    })
  }
  const use = (dish: Recipe, brought: string) => {
    const made = broughtRecipe(dish, brought, new Date())
    finish(made)
    if (platform.auth.status === 'guest') void storeRecent(platform.device, made)
    go({ view: 'recipe' })
  }
  const createNew = () => {
    const isFree = last?.request?.mode === 'free'
    const isBrought = last?.brought !== undefined
    startOver()
    go(isBrought ? { view: 'bring', recipe: null } : isFree ? { view: 'free' } : FIRST)
  }

  const made = state.step === 'done' ? state.generated : asked.view === 'recipe' ? last : null
  const back = () => become(FORM)

  return (
    <ArrivalContext value={arriving}>
      <div className={styles.page}>
        {state.step === 'cooking' || (state.step === 'done' && isWritingMail) ? (
          <Cooking
            cooking={state}
            onCancel={cancel}
            onDrop={({ id }) => cookAgain(`drop:${id}`)}
            onShow={() => writeMail(false)}
          />
        ) : state.step === 'failed' && state.details ? (
          <WaysOn failure={state} onWay={({ choice }) => cookAgain(choice)} onBack={back} />
        ) : state.step === 'failed' && state.code === 'low_blood_sugar' ? (
          <LowBloodSugar onBack={back} />
        ) : state.step === 'failed' && state.code === 'dosing_question' ? (
          <CareTeam onBack={back} />
        ) : made && state.step !== 'failed' ? (
          <Result
            made={made}
            saving={saving}
            onPrompt={setPrompt}
            onCreateNew={createNew}
            onAgain={(request, reading) => cookAgain(`drop:${reading.id}`, request)}
          />
        ) : formPlace.view === 'bring' && formPlace.recipe !== null ? (
          <BroughtRecipe itemKey={formPlace.recipe} onUse={use} />
        ) : (
          <FormView
            isRestored={ready}
            place={formPlace}
            onPlace={go}
            failure={state.step === 'failed' ? state : null}
            savedCount={saving.count}
            onGenerate={cook}
          />
        )}
      </div>
      {prompt && <RegistrationPrompt reason={prompt} onClose={() => setPrompt(null)} />}
    </ArrivalContext>
  )
}
