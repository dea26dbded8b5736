import type { Platform } from '@evenplate/platform/contract'
import { Component, type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react'
import { forgetFailures, lazyAgain } from '../loading/lazy-again.ts'
import { SiteMapContext } from '../map/site-map.ts'
import { usePlatformValue } from '../platform/platform.tsx'
import { telemetry } from '../platform/telemetry.ts'
import { RemoteError, withDeadline } from './load-remote.ts'
import { type RemoteLoader, RemoteLoaderContext } from './remote-loader.ts'
import { STANDS_IN } from './stand-in.ts'

/** True inside a part: parts within parts could go on forever. */
const InsidePart = createContext(false)

/**
 * What one remote renders on another's page. It loads, hydrates and fails alone: if it is missing, slow or broken,
 * nothing is shown.
 */
export const Part: Platform['Part'] = ({ name, props, height, loading }) => {
  const remote = useContext(SiteMapContext).partOwners.get(name)
  if (useContext(InsidePart) || !remote) return null
  return (
    <PartBoundary key={name} remote={remote} part={name}>
      <Suspense fallback={loading ?? (height ? <div style={{ minBlockSize: height }} /> : null)}>
        <InsidePart value={true}>
          <LoadedPart remote={remote} name={name} props={props} />
        </InsidePart>
      </Suspense>
    </PartBoundary>
  )
}

/** A part that could not be fetched. A browser that finds it in a document renders the page without it. */
export class PartError extends Error {
  override name = 'PartError'
  /** The remote that offers it: telemetry counts the failure there. */
  readonly remote: string
  /** React passes it on with the error: nothing in this page caused it. */
  readonly digest = STANDS_IN

  constructor(remote: string, part: string, cause: unknown) {
    super(`The part "${part}" cannot be drawn.`, { cause })
    this.remote = remote
  }
}

function LoadedPart({ remote, name, props }: { remote: string; name: string; props: object }) {
  const Loaded = partOf(useContext(RemoteLoaderContext), remote, name)()
  return <Loaded {...props} />
}

const byLoader = new WeakMap<RemoteLoader, Map<string, () => ComponentType>>()

function partOf(load: RemoteLoader, remote: string, name: string): () => ComponentType {
  const parts = byLoader.get(load) ?? new Map<string, () => ComponentType>()
  byLoader.set(load, parts)
  const known = parts.get(name)
  if (known) return known
  const component = lazyAgain(() =>
    withDeadline(remote, fetched(load, remote, name)).catch((error: unknown) => {
      throw new PartError(remote, name, error)
    }),
  )
  parts.set(name, component)
  return component
}

async function fetched(load: RemoteLoader, remote: string, name: string): Promise<ComponentType> {
  const found = (await load(remote)).parts?.[name]
  if (typeof found !== 'function') throw new RemoteError(remote, 'contract')
  await found.preload?.()
  const RemoteView = found
  return function PartWithPlatform(props: object) {
    return <RemoteView platform={usePlatformValue(Part)} props={props} />
  }
}

/** Catches what a part throws at any time, and shows nothing in its place. */
class PartBoundary extends Component<
  { remote: string; part: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    telemetry.error(
      error instanceof PartError ? error : new PartError(this.props.remote, this.props.part, error),
    )
    // The next page that renders it may fetch its code again.
    forgetFailures()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
