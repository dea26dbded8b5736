import type { RecipeRequest } from '@evenplate/domain/request'
import { usePlatform } from '@evenplate/platform/define-remote'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { useEffect, useState } from 'react'
import { withQueries } from '../data/queries.ts'
import { ArrivalContext } from '../frame/ArrivalHeading.tsx'
import { mailIfAsked } from '../mail/lazy-mail.ts'
import type { PromptReason } from '../prompt/reasons.ts'
import { useSaving } from '../saving/use-saving.ts'
import { FORM } from '../state/build.ts'
import { freeRequestOf, guidedRequestOf } from '../state/draft.ts'
import { addressOf, type Place, placeOf } from '../state/place.ts'
import { useBuilder } from '../state/store.ts'
import styles from './BuilderPage.module.css'
import { type FormPlace, FormView } from './FormView.tsx'
import { mendedBy, mendedRequest } from './mending.ts'
import {
  CareTeam,
  Cooking,
  LowBloodSugar,
  noteMade,
  RegistrationPrompt,
  Result,
  useLaterScreens,
  WaysOn,
} from './parts.ts'
import { useFollowPlace } from './use-follow-place.ts'
import { useGeneration } from './use-generation.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export const BuilderPage = withQueries(() => (
  <ToastRegion>
    <Builder />
  </ToastRegion>
))

const FIRST: FormPlace = { view: 'guided', step: 1 }

function Builder() {
  const platform = usePlatform()
  const { nav, telemetry } = platform
  const ready = useKeptDraft()
  const { build, last, become, finish, startOver, isWritingMail, writeMail } = useBuilder()
  const [prompt, setPrompt] = useState<PromptReason | null>(null)
  const saving = useSaving()

  const asked = ready ? placeOf(nav.search) : FIRST
  const formPlace = asked.view === 'recipe' ? FIRST : asked
  const go = (to: Place) => nav.go(addressOf(nav.path, to))

  const { generate, generateInstead, cancel } = useGeneration({
    savedCount: saving.count,
    onMade(made) {
      telemetry.event('recipe:made')
      finish(made)
      if (platform.auth.status === 'guest') void noteMade(platform.device, made)
      mailIfAsked(platform, made.generation)
      saving.saveQuietly(made)
      go({ view: 'recipe' })
    },
    onGuestLimit: () => setPrompt('limit'),
  })
  useFollowPlace(asked, cancel)

  // Whatever comes up after the first screen takes the focus to its heading.
  const [arriving, setArriving] = useState(false)
  useEffect(() => setArriving(ready), [ready])
  useLaterScreens()

  const asksIn = (view: Place['view']) => (): RecipeRequest => {
    const { draft, mended } = useBuilder.getState()
    return mendedRequest(view === 'free' ? freeRequestOf(draft) : guidedRequestOf(draft), mended)
  }
  const cook = () => {
    telemetry.event('recipe:asked')
    void generate(asksIn(formPlace.view))
  }
  /** Asks again with one thing mended: what is in the form, or what a finished recipe was asked as. */
  const cookAgain = (choice: string, request?: RecipeRequest) => {
    telemetry.event('recipe:mended')
    void generateInstead(() => {
      const asked = request ?? asksIn(formPlace.view)()
      const mended = mendedBy(asked, choice)
      useBuilder.getState().mend(mended)
      return mendedRequest(asked, mended)
    })
  }
  const createNew = () => {
    const isFree = last?.request?.mode === 'free'
    startOver()
    go(isFree ? { view: 'free' } : FIRST)
  }

  const made = build.step === 'done' ? build.made : asked.view === 'recipe' ? last : null
  const back = () => become(FORM)

  return (
    <ArrivalContext value={arriving}>
      <div className={styles.page}>
        {build.step === 'cooking' || (build.step === 'done' && isWritingMail) ? (
          <Cooking
            cooking={build}
            onCancel={cancel}
            onDrop={({ id }) => cookAgain(`drop:${id}`)}
            onShow={() => writeMail(false)}
          />
        ) : build.step === 'failed' && build.details ? (
          <WaysOn failure={build} onWay={({ choice }) => cookAgain(choice)} onBack={back} />
        ) : build.step === 'failed' && build.code === 'low_blood_sugar' ? (
          <LowBloodSugar onBack={back} />
        ) : build.step === 'failed' && build.code === 'dosing_question' ? (
          <CareTeam onBack={back} />
        ) : made && build.step !== 'failed' ? (
          <Result
            made={made}
            saving={saving}
            onPrompt={setPrompt}
            onCreateNew={createNew}
            onAgain={(request, reading) => cookAgain(`drop:${reading.id}`, request)}
          />
        ) : (
          <FormView
            place={formPlace}
            onPlace={go}
            failure={build.step === 'failed' ? build : null}
            savedCount={saving.count}
            onGenerate={cook}
          />
        )}
      </div>
      {prompt && <RegistrationPrompt reason={prompt} onClose={() => setPrompt(null)} />}
    </ArrivalContext>
  )
}
