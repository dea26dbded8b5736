import { useEffect } from 'react'
import { EMPTY_DRAFT } from './draft.ts'
import { later } from './later.tsx'
import { useBuilder } from './store.ts'

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
export const fetchKitchen = (): Promise<unknown> =>
  Promise.all([Cooking.fetch(), LowBloodSugar.fetch(), CareTeam.fetch(), WaysOn.fetch()])

/** One chunk: the steps of the wizard after its first. */
const laterSteps = () => import(/* webpackChunkName: "steps" */ '../wizard/later-steps.ts')
export const DietaryStep = later(() => laterSteps().then(({ DietaryStep }) => DietaryStep))
export const IngredientsStep = later(() => laterSteps().then(({ IngredientsStep }) => IngredientsStep))
export const DetailsStep = later(() => laterSteps().then(({ DetailsStep }) => DetailsStep))

export const fetchSteps = (): Promise<unknown> =>
  Promise.all([DietaryStep.fetch(), IngredientsStep.fetch(), DetailsStep.fetch()])

/** Milliseconds until the code of the recipe's page is asked for again. */
const AGAIN = 2000

/** Has the later screens there before they are needed: from the first choice or word on, and while a recipe is made. */
export function useLaterScreens(): void {
  const begun = useBuilder(({ draft, build }) => draft !== EMPTY_DRAFT || build.step === 'cooking')
  useEffect(() => {
    if (!begun) return
    let timer: ReturnType<typeof setTimeout>
    const fetchAll = () =>
      Promise.all([fetchSteps(), fetchKitchen(), Result.fetch()]).catch(() => {
        timer = setTimeout(fetchAll, AGAIN)
      })
    void fetchAll()
    return () => clearTimeout(timer)
  }, [begun])
}
