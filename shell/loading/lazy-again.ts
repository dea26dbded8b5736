import { type ComponentType, lazy } from 'react'

/**
 * React's `lazy`, but it can be retried. React remembers a failure forever, and while a navigation waits it renders the
 * page again from the top: so a failure is remembered here, too, until an error screen has shown it.
 * @returns the current component; call it while rendering
 */
export function lazyAgain(load: () => Promise<ComponentType>): () => ComponentType {
  let component: ComponentType | null = null
  const forget = () => {
    component = null
  }
  const fetch = async () => {
    try {
      return { default: await load() }
    } catch (error) {
      failures.add(forget)
      throw error
    }
  }
  return () => {
    component ??= lazy(fetch)
    return component
  }
}

const failures = new Set<() => void>()

/** What could not be fetched is fetched again at the next render. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}
