import { useEffect, useEffectEvent, useRef } from 'react'
import { FORM } from '../state/build.ts'
import { addressOf, type Place } from '../state/place.ts'
import { useBuilder } from '../state/store.ts'

/** Back and forward do what they say: away from the stove cancels, away from a recipe shows the form. */
export function useFollowPlace(place: Place, cancel: () => void): void {
  const address = addressOf('', place)
  const before = useRef(address)

  const moved = useEffectEvent(() => {
    const { build, become } = useBuilder.getState()
    if (build.step === 'cooking') cancel()
    const left = build.step === 'failed' || (build.step === 'done' && place.view !== 'recipe')
    if (left) become(FORM)
  })

  useEffect(() => {
    if (before.current === address) return
    before.current = address
    moved()
  }, [address])
}
