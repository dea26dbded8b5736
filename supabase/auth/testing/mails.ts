import { expect } from 'vitest'
import type { AuthMail } from '../auth-mail.ts'

const PATIENCE = { timeout: 10_000, interval: 10 }

/**
 * Takes the next mail with this recipient and subject out of the pile. Mails are sent after the answer, so it may still
 * be on its way.
 */
export async function mailTo(pile: AuthMail[], to: string, subject: string): Promise<AuthMail> {
  const find = () => pile.findIndex((mail) => mail.to === to && mail.subject === subject)
  await expect.poll(find, { ...PATIENCE, message: `a mail to ${to}: ${subject}` }).toBeGreaterThanOrEqual(0)
  const [mail] = pile.splice(find(), 1)
  return mail!
}

/** The address its button opens. */
export function linkIn(mail: AuthMail): URL {
  const [link] = mail.text.match(/^https?:\/\/\S+\/auth\/v1\/verify\?\S+$/m) ?? []
  if (!link) throw new Error(`No link in: ${mail.text}`)
  return new URL(link)
}

export type Landed = { status: number; page: string; fragment: Record<string, string> }

/** Follows a link as far as the site's own page, like a browser new to the site. */
export async function openLink(
  server: string | ((request: Request) => Response | Promise<Response>),
  link: URL,
  init: RequestInit = {},
): Promise<Landed> {
  const path = link.pathname + link.search
  const response =
    typeof server === 'string'
      ? await fetch(server + path, { redirect: 'manual', ...init })
      : await server(new Request(link, init))
  const landing = new URL(response.headers.get('location') ?? 'nowhere:')
  const fragment = Object.fromEntries(new URLSearchParams(landing.hash.slice(1)))
  return { status: response.status, page: landing.href.split('#')[0]!, fragment }
}
