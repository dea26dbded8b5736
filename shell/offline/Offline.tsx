import { type ComponentType, useEffect, useState } from 'react'
import { beganAway, UNREACHED } from '../platform/unreached.ts'

/** The visitor's first seconds belong to the page: in milliseconds. */
const PAUSE_MS = 2000

/**
 * What the site does while the network is away. Its code loads after the first screen, or at once when there is a
 * reason. If it cannot load at all, there is nothing to be done either.
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
