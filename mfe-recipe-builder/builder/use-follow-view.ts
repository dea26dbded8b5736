import { useEffect, useEffectEvent, useRef } from 'react'
import { FORM } from '../state/builder-state.ts'
import { addressOf, type BuilderView } from '../state/builder-view.ts'
import { useBuilder } from '../state/store.ts'

/** Handles back and forward in the browser: leaving a running generation cancels it, leaving a recipe shows the form. */
export function useFollowView(place: BuilderView, cancel: () => void): void {
  const address = addressOf('', place)
  const before = useRef(address)

  const moved = useEffectEvent(() => {
    const { state, become } = useBuilder.getState()
    if (state.step === 'cooking') cancel()
    const left = state.step === 'failed' || (state.step === 'done' && place.view !== 'recipe')
    if (left) become(FORM)
  })

  useEffect(() => {
    if (before.current === address) return
    before.current = address
    moved()
  }, [address])
}
