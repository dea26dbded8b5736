import type { Device } from '@evenplate/platform/contract'
import { later } from '@evenplate/shared-ui/Later'
import { useEffect } from 'react'
import type { Made } from '../state/build.ts'
import { EMPTY_DRAFT } from '../state/draft.ts'
import { useBuilder } from '../state/store.ts'

export const Result = later(() =>
  import(/* webpackChunkName: "result" */ '../result/Result.tsx').then(({ Result }) => Result),
)

/** One chunk: what is on screen while a recipe is made, and what may stand there instead of one. */
const kitchen = () => import(/* webpackChunkName: "kitchen" */ '../cooking/kitchen.ts')
export const Cooking = later(() => kitchen().then(({ Cooking }) => Cooking))
export const LowBloodSugar = later(() => kitchen().then(({ LowBloodSugar }) => LowBloodSugar))
export const CareTeam = later(() => kitchen().then(({ CareTeam }) => CareTeam))
export const WaysOn = later(() => kitchen().then(({ WaysOn }) => WaysOn))

/** Everything that may have to stand before a recipe is asked for. A warning must never wait for the network. */
export async function fetchKitchen() {
  await Promise.all([Cooking.fetch(), LowBloodSugar.fetch(), CareTeam.fetch(), WaysOn.fetch()])
  return kitchen()
}

/** One chunk: what of the form is not on its first screen. */
const form = () => import(/* webpackChunkName: "form" */ './later-form.ts')
export const DietaryStep = later(() => form().then(({ DietaryStep }) => DietaryStep))
export const IngredientsStep = later(() => form().then(({ IngredientsStep }) => IngredientsStep))
export const DetailsStep = later(() => form().then(({ DetailsStep }) => DetailsStep))
export const FreeText = later(() => form().then(({ FreeText }) => FreeText))
export const GenerateBar = later(() => form().then(({ GenerateBar }) => GenerateBar))
export const FailureNotice = later(() => form().then(({ FailureNotice }) => FailureNotice))
export const LastRecipe = later(() => form().then(({ LastRecipe }) => LastRecipe))
export const RecentRecipes = later(() => form().then(({ RecentRecipes }) => RecentRecipes))
export const SavedNotice = later(() => form().then(({ SavedNotice }) => SavedNotice))

export const fetchForm = (): Promise<unknown> =>
  Promise.all(
    [
      DietaryStep,
      IngredientsStep,
      DetailsStep,
      FailureNotice,
      FreeText,
      GenerateBar,
      LastRecipe,
      SavedNotice,
    ].map((part) => part.fetch()),
  )

/** Keeps what a guest made on this device; a browser that cannot fetch the code for it keeps nothing. */
export const noteMade = (device: Device, made: Made): Promise<void> =>
  form().then(
    ({ noteMade }) => noteMade(device, made),
    () => {},
  )

/** Asks a guest to register, or says why it is worth it. */
export const RegistrationPrompt = later(() =>
  import('../prompt/RegistrationPrompt.tsx').then(({ RegistrationPrompt }) => RegistrationPrompt),
)

/** Milliseconds until the code of the recipe's page is asked for again. */
const AGAIN = 2000

/** Has the later screens there before they are needed: from the first choice or word on, and while a recipe is made. */
export function useLaterScreens(): void {
  const begun = useBuilder(({ draft, build }) => draft !== EMPTY_DRAFT || build.step === 'cooking')
  useEffect(() => {
    if (!begun) return
    let timer: ReturnType<typeof setTimeout>
    const fetchAll = () =>
      Promise.all([fetchForm(), fetchKitchen(), Result.fetch()]).catch(() => {
        timer = setTimeout(fetchAll, AGAIN)
      })
    void fetchAll()
    return () => clearTimeout(timer)
  }, [begun])
}
