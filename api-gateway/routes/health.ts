import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

/** `GET /health`: answers while the process can; says who cooks. */
export const healthRoute = ({ provider }: Pick<Deps, 'provider'>): Hono =>
  new Hono().get('/', (c) => c.json({ status: 'ok', provider: provider.name }))
