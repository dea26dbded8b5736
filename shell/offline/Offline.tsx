import { type ComponentType, useEffect, useState } from 'react'
import { beganAway, UNREACHED } from '../platform/unreached.ts'

/** The visitor's first seconds belong to the page: in milliseconds. */
const PAUSE_MS = 2000

/**
 * What the site does without a network. Its code loads after the first screen, or at once if it is needed. If it cannot
 * load at all, nothing can be done.
 */
export function Offline() {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "offline-part" */ './OfflinePart.tsx').then(
        ({ OfflinePart }) => setPart(() => OfflinePart),
        () => {},
      )
    const timer = setTimeout(load, beganAway() ? 0 : PAUSE_MS)
    for (const name of ['offline', UNREACHED]) addEventListener(name, load, { once: true })
    return () => clearTimeout(timer)
  }, [])
  return Part && <Part />
}
