import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx'

/** A part that is not on the first screen. `fetch` loads its code ahead of time, once. */
export type Later<Props extends object> = ComponentType<Props> & { fetch(): Promise<unknown> }

/**
 * A part of the page whose code loads later. It renders at once if the code is loaded already. If loading fails, it
 * says so and offers to try again, and the rest of the page is not lost. React's own `lazy` would repeat a failure
 * for as long as the page is open.
 * @param meanwhile shown until it is loaded; nothing by default
 * @example const Chart = later(() => import('./Chart.tsx').then(({ Chart }) => Chart), <Loading />)
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): Later<Props> {
  let arrived: ComponentType<Props> | null = null
  let coming: Promise<unknown> | null = null
  const waiting = new Set<() => void>()

  const fetch = () => {
    coming ??= load().then(
      (part) => {
        arrived = part
        for (const tell of waiting) tell()
      },
      (error: unknown) => {
        coming = null
        throw error
      },
    )
    return coming
  }
  const subscribe = (tell: () => void) => {
    waiting.add(tell)
    return () => waiting.delete(tell)
  }

  function LaterPart(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => arrived,
      () => null,
    )
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (failed || arrived) return
      let here = true
      fetch().catch(() => here && setFailed(true))
      return () => {
        here = false
      }
    }, [failed])
    if (Part) return <Part {...props} />
    if (!failed) return meanwhile
    return (
      <LoadFailed title="This part of the page could not be loaded." onRetry={() => setFailed(false)}>
        Nothing is lost. Please check your connection.
      </LoadFailed>
    )
  }
  return Object.assign(LaterPart, { fetch })
}
