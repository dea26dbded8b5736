import { type ComponentType, lazy } from 'react'

/**
 * React's `lazy`, which can be tried again. React keeps a failure for good, and while a navigation waits it draws
 * the page anew from the top: so a failure is kept too, until an error screen has told it.
 * @returns the component as it is now; call it while rendering
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

/** What could not be fetched is fetched anew when it is drawn next. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}
