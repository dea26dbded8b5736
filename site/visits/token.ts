import { createHmac, timingSafeEqual } from 'node:crypto'
import { ownEntry } from './own-build.ts'
import type { Visit } from './visit.ts'

const DAY_MS = 86_400_000
/** How long a visit of each kind may go on after its token was made. */
export const VISIT_MS = { preview: 7 * DAY_MS, 'own build': DAY_MS } as const

/** `preview.glossary.1a2b3c4d5e6f.<end>.<signature>`: needs no encoding in an address or a cookie. */
const TOKEN = /^((preview|own)\.([a-z][a-z0-9-]{0,63})\.([\w-]{1,300})\.([0-9a-z]{1,10}))\.([\w-]{43})$/

/** Lets anyone who has it visit the site this way until it expires. */
export function tokenFor(visit: Visit, key: string, now: Date): string {
  const end = Math.floor((now.getTime() + VISIT_MS[visit.kind]) / 1000).toString(36)
  const what =
    visit.kind === 'preview'
      ? ['preview', visit.part, visit.version]
      : ['own', visit.part, Buffer.from(visit.entry).toString('base64url')]
  const said = [...what, end].join('.')
  return `${said}.${signed(said, key)}`
}

/** @returns null for a token that was not made here or has expired */
export function visitOf(token: string, key: string, now: Date): { visit: Visit; end: Date } | null {
  const [, said, kind, part, what, until, signature] = TOKEN.exec(token) ?? []
  if (!said || !part || !what || !until || !signature) return null
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signed(said, key)))) return null
  const end = new Date(Number.parseInt(until, 36) * 1000)
  if (!(end.getTime() > now.getTime())) return null
  if (kind === 'preview') return { visit: { kind, part, version: what }, end }
  const entry = ownEntry(Buffer.from(what, 'base64url').toString())
  return entry ? { visit: { kind: 'own build', part, entry }, end } : null
}

const signed = (said: string, key: string): string =>
  createHmac('sha256', key).update(`visit ${said}`).digest('base64url')
