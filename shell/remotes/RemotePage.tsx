import type { RemotePage as Page } from '@evenplate/platform/contract'
import { type ComponentType, useContext, useEffect } from 'react'
import { lazyAgain } from '../loading/lazy-again.ts'
import { usePlatformValue } from '../platform/platform.tsx'
import { replayEarlyEvents } from './early-events.ts'
import { RemoteError } from './load-remote.ts'
import { Part } from './RemotePart.tsx'
import { type RemoteLoader, RemoteLoaderContext } from './remote-loader.ts'

type Props = { remote: string; page: string }

/** A page of a remote inside the shell. It suspends until its code is loaded, and throws if it cannot be loaded. */
export function RemotePage({ remote, page }: Props) {
  const Loaded = pageOf(useContext(RemoteLoaderContext), remote, page)()
  return <Loaded />
}

const byLoader = new WeakMap<RemoteLoader, Map<string, () => ComponentType>>()

function pageOf(load: RemoteLoader, remote: string, page: string): () => ComponentType {
  const pages = byLoader.get(load) ?? new Map<string, () => ComponentType>()
  byLoader.set(load, pages)
  const key = `${remote}/${page}`
  const known = pages.get(key)
  if (known) return known
  const component = lazyAgain(async () => {
    const found = (await load(remote)).pages[page]
    if (!found) throw new RemoteError(remote, 'contract')
    await found.preload?.()
    return withPlatform(found)
  })
  pages.set(key, component)
  return component
}

/** The platform is read inside the boundary, so that its changes never touch a page that is still hydrating. */
function withPlatform(RemoteView: Page): ComponentType {
  return function PageWithPlatform() {
    useEffect(() => void replayEarlyEvents(document.querySelector('main')), [])
    return <RemoteView platform={usePlatformValue(Part)} />
  }
}
