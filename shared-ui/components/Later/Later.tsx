import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'

/** A part that is not on the first screen. `fetch` brings its code ahead of its need, and never throws away what came. */
export type Later<Props extends object> = ComponentType<Props> & { fetch(): Promise<unknown> }

/**
 * A part of the page whose code comes later. It stands at once where the code is there already;
 * where it could not be had, it says so and can be asked for again, and nothing around it is lost.
 * React's own `lazy` would keep a failure for as long as the page is open.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
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
    return failed ? <NotArrived onRetry={() => setFailed(false)} /> : null
  }
  return Object.assign(LaterPart, { fetch })
}

function NotArrived({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      role="alert"
      tone="danger"
      title="This part of the page could not be loaded."
      actions={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>Nothing is lost. Check your connection, then try again.</p>
    </Notice>
  )
}
