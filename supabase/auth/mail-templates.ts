import { readFileSync } from 'node:fs'
import type { AuthMail } from './auth-mail.ts'
import { escapeHtml, textOf } from './mail-text.ts'

/**
 * The variables of each mail. The names are those of hosted Supabase, whose own mails are made from the same files;
 * only we have `already_registered`: hosted sends nothing for a second registration.
 */
export type MailValues = {
  confirmation: { ConfirmationURL: string; Email: string; SiteURL: string }
  recovery: { ConfirmationURL: string; Email: string; SiteURL: string }
  email_change: { ConfirmationURL: string; Email: string; NewEmail: string; SiteURL: string }
  password_changed: { Email: string }
  email_changed: { Email: string; OldEmail: string }
  already_registered: { Email: string; SiteURL: string }
}

export type MailKind = keyof MailValues

/** @throws Error naming the variable if the template uses one that is not given. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  to: string,
  values: MailValues[Kind],
): AuthMail {
  const template = TEMPLATES[kind]
  const given = new Map(Object.entries(values))
  const html = template.replace(/{{ \.(\w+) }}/g, (_whole, name: string) => {
    const value = given.get(name)
    if (value === undefined) throw new Error(`The template ${kind}.html needs ${name}, which is missing`)
    return escapeHtml(value)
  })
  const subject = template.match(/<title>(.+)<\/title>/)?.[1] ?? 'Evenplate'
  return { to, subject, html, text: textOf(html) }
}

const read = (kind: MailKind) => readFileSync(new URL(`../templates/${kind}.html`, import.meta.url), 'utf8')

const TEMPLATES: Record<MailKind, string> = {
  confirmation: read('confirmation'),
  recovery: read('recovery'),
  email_change: read('email_change'),
  password_changed: read('password_changed'),
  email_changed: read('email_changed'),
  already_registered: read('already_registered'),
}
