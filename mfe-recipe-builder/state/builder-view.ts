import type { Step } from './steps.ts'

/** Where a visitor is in the builder. It is in the address, so back, forward and reload work. */
export type BuilderView =
  | { view: 'guided'; step: Step }
  | { view: 'free' }
  /** `recipe`: which brought recipe is open. */
  | { view: 'bring'; recipe: string | null }
  | { view: 'recipe' }

/** @param search query without `?`; anything unknown means the first step. */
export function viewOf(search: string): BuilderView {
  const params = new URLSearchParams(search)
  if (params.get('view') === 'recipe') return { view: 'recipe' }
  if (params.get('mode') === 'free') return { view: 'free' }
  if (params.get('mode') === 'bring') return { view: 'bring', recipe: params.get('recipe') || null }
  const step = Number(params.get('step') ?? 1)
  return { view: 'guided', step: step === 2 || step === 3 || step === 4 ? step : 1 }
}

export function addressOf(path: string, place: BuilderView): string {
  switch (place.view) {
    case 'recipe':
      return `${path}?view=recipe`
    case 'free':
      return `${path}?mode=free`
    case 'bring':
      return `${path}?mode=bring${place.recipe === null ? '' : `&recipe=${encodeURIComponent(place.recipe)}`}`
    case 'guided':
      return place.step === 1 ? path : `${path}?step=${place.step}`
  }
}
