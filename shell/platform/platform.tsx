import type { Platform } from '@evenplate/platform/contract'
import { useMemo } from 'react'
import { api } from './api.ts'
import { useAuth } from './auth.tsx'
import { loadDb } from './db.ts'
import { useNav } from './nav.tsx'
import { telemetry } from './telemetry.ts'

/** What a remote's page gets as its one prop. The same object until something in it changes. */
export function usePlatformValue(): Platform {
  const auth = useAuth()
  const nav = useNav()
  return useMemo(() => ({ auth, db: loadDb, api, nav, telemetry }), [auth, nav])
}
