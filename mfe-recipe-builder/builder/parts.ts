import type { Device } from '@evenplate/platform/contract'
import { later } from '@evenplate/shared-ui/Later'
import { useEffect } from 'react'
import { EMPTY_FORM } from '../state/builder-form.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { useBuilder } from '../state/store.ts'

export const Result = later(() =>
  import(/* webpackChunkName: "result" */ '../result/Result.tsx').then(({ Result }) => Result),
)

/** One chunk: what is on screen while a recipe is made, and what may replace it. */
const cooking = () => import(/* webpackChunkName: "kitchen" */ '../cooking/cooking-parts.ts')
export const Cooking = later(() => cooking().then(({ Cooking }) => Cooking))
export const LowBloodSugar = later(() => cooking().then(({ LowBloodSugar }) => LowBloodSugar))
export const CareTeam = later(() => cooking().then(({ CareTeam }) => CareTeam))
export const WaysOn = later(() => cooking().then(({ WaysOn }) => WaysOn))

/** Everything that may have to be shown before a recipe is requested. A warning must never wait for the network. */
export async function fetchCooking() {
  await Promise.all([Cooking.fetch(), LowBloodSugar.fetch(), CareTeam.fetch(), WaysOn.fetch()])
  return cooking()
}

/** One chunk: the parts of the form that are not on its first screen. */
const form = () => import(/* webpackChunkName: "form" */ './later-form.ts')
export const DietStep = later(() => form().then(({ DietStep }) => DietStep))
export const IngredientsStep = later(() => form().then(({ IngredientsStep }) => IngredientsStep))
export const DetailsStep = later(() => form().then(({ DetailsStep }) => DetailsStep))
export const FreeText = later(() => form().then(({ FreeText }) => FreeText))
export const GenerateBar = later(() => form().then(({ GenerateBar }) => GenerateBar))
export const FailureNotice = later(() => form().then(({ FailureNotice }) => FailureNotice))
export const RecentRecipes = later(() => form().then(({ RecentRecipes }) => RecentRecipes))

export const fetchForm = (): Promise<unknown> =>
  Promise.all(
    [DietStep, IngredientsStep, DetailsStep, FailureNotice, FreeText, GenerateBar].map((part) =>
      part.fetch(),
    ),
  )

/** One chunk: the code for recipes that people bring. */
const bring = () => import(/* webpackChunkName: "bring" */ './bring-parts.ts')
export const BringStart = later(() => bring().then(({ BringStart }) => BringStart))
export const BroughtRecipe = later(() => bring().then(({ BroughtRecipe }) => BroughtRecipe))

/** Stores a guest's recipe on this device; if the code for it cannot be fetched, nothing is stored. */
export const storeRecent = (device: Device, made: GeneratedRecipe): Promise<void> =>
  form().then(
    (form) => form.storeRecent(device, made),
    () => {},
  )

/** Asks a guest to register, and says what an account offers. */
export const RegistrationPrompt = later(() =>
  import('../prompt/RegistrationPrompt.tsx').then(({ RegistrationPrompt }) => RegistrationPrompt),
)

/** Milliseconds until the code of the recipe's page is requested again. */
const AGAIN = 2000

/** Loads the later screens before they are needed: from the first choice or word on, and while a recipe is made. */
export function useLaterScreens(): void {
  const begun = useBuilder(({ draft, state }) => draft !== EMPTY_FORM || state.step === 'cooking')
  useEffect(() => {
    if (!begun) return
    let timer: ReturnType<typeof setTimeout>
    const fetchAll = () =>
      Promise.all([fetchForm(), fetchCooking(), Result.fetch()]).catch(() => {
        timer = setTimeout(fetchAll, AGAIN)
      })
    void fetchAll()
    return () => clearTimeout(timer)
  }, [begun])
}
