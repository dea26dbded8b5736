import { type ComponentType, useEffect, useState } from 'react'
import { beganAway, UNREACHED } from '../platform/unreached.ts'

/** The visitor's first seconds belong to the page: in milliseconds. */
const PAUSE_MS = 2000

/**
 * What the site does about a network that is away. Its code comes later than the first screen, or at once when
 * there is a reason. It cannot come at all? Then there is nothing to be done about it either.
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
