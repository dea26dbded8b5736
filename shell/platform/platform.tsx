import type { Api, Platform } from '@evenplate/platform/contract'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { createContext, useContext, useMemo } from 'react'
import { api } from './api.ts'
import { useAuth } from './auth.tsx'
import { loadDb } from './db.ts'
import { useNav } from './nav.tsx'
import { telemetry } from './telemetry.ts'

/** The gateway, as this tree reaches it: over the network in a browser, directly when the site renders a page. */
export const ApiContext = createContext<Api>(api)

/**
 * What a remote's page gets as its one prop. The same object until something in it changes.
 * @param Part renders what other remotes offer
 */
export function usePlatformValue(Part: Platform['Part']): Platform {
  const auth = useAuth()
  const nav = useNav()
  const gateway = useContext(ApiContext)
  return useMemo(
    () => ({ auth, db: loadDb, api: gateway, nav, telemetry, device: browserDevice, Part }),
    [auth, nav, gateway, Part],
  )
}
