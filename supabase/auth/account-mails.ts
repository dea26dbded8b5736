import type { Sql } from '../sql/sql.ts'
import type { AfterAnswers } from './after-answers.ts'
import type { SendMail } from './auth-mail.ts'
import { type MailKind, type MailValues, renderMail } from './mail-templates.ts'
import { newToken } from './mail-tokens.ts'
import type { SiteLinks } from './site-links.ts'

export type MailDeps = {
  sql: Sql
  links: SiteLinks
  siteUrl: string
  sendMail: SendMail
  after: AfterAnswers
}

type RedirectTo = string | undefined

/** The mails that belong to an account, each with the token it carries. A new token voids the previous one. */
export type AccountMails = ReturnType<typeof accountMails>

export function accountMails({ sql, links, siteUrl, sendMail, after }: MailDeps) {
  return {
    /**
     * To the possible owner of this address: a link that confirms it; after a second registration (`again`) of a
     * confirmed address, a notice that it has an account. The same work is done for a known, a confirmed and an unknown
     * address, after the answer; only the result is sent or dropped.
     */
    confirmation(email: string, redirectTo: RedirectTo, { again }: { again: boolean }): void {
      after.run(async () => {
        const { token, hash } = newToken()
        const [user] = await sql.query<{ confirmed: boolean }>(
          `update auth.users set
            confirmation_token = $2,
            confirmation_sent_at = case when email_confirmed_at is null then now() else confirmation_sent_at end
          where email = $1 and not is_sso_user and deleted_at is null
          returning email_confirmed_at is not null as confirmed`,
          [email, hash],
        )
        const confirm = renderMail('confirmation', email, linked('signup', token, email, redirectTo))
        const known = renderMail('already_registered', email, { Email: email, SiteURL: siteUrl })
        if (!user) return
        if (!user.confirmed) await sendMail(confirm)
        else if (again) await sendMail(known)
      })
    },

    /** Likewise, a link to set a new password. */
    recovery(email: string, redirectTo: RedirectTo): void {
      after.run(async () => {
        const { token, hash } = newToken()
        const known = await sql.query(
          `update auth.users set recovery_token = $2, recovery_sent_at = now()
          where email = $1 and not is_sso_user and deleted_at is null returning id`,
          [email, hash],
        )
        const mail = renderMail('recovery', email, linked('recovery', token, email, redirectTo))
        if (known.length > 0) await sendMail(mail)
      })
    },

    /** To the current address and the new one: only both together change it. */
    async emailChange(userId: string, newEmail: string, redirectTo: RedirectTo): Promise<void> {
      const [current, next] = [newToken(), newToken()]
      const [user] = await sql.query<{ email: string }>(
        `update auth.users set
          email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
          email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now()
        where id = $1 returning email`,
        [userId, newEmail, current.hash, next.hash],
      )
      if (!user) return
      const values = (token: string) => ({
        ...linked('email_change', token, user.email, redirectTo),
        NewEmail: newEmail,
      })
      send('email_change', user.email, values(current.token))
      send('email_change', newEmail, values(next.token))
    },

    /** Both links again, or the one still missing. */
    emailChangeAgain(email: string, redirectTo: RedirectTo): void {
      after.run(async () => {
        const [current, next] = [newToken(), newToken()]
        const [user] = await sql.query<{ new_email: string; old_agreed: boolean; new_agreed: boolean }>(
          `update auth.users set
            email_change_token_current = case when email_change_token_current = '' then '' else $2 end,
            email_change_token_new = case when email_change_token_new = '' then '' else $3 end,
            email_change_sent_at = now()
          where email = $1 and email_change <> '' and not is_sso_user and deleted_at is null
          returning email_change as new_email,
            email_change_token_current = '' as old_agreed, email_change_token_new = '' as new_agreed`,
          [email, current.hash, next.hash],
        )
        const NewEmail = user?.new_email ?? email
        const values = (token: string) => ({ ...linked('email_change', token, email, redirectTo), NewEmail })
        const toOld = renderMail('email_change', email, values(current.token))
        const toNew = renderMail('email_change', NewEmail, values(next.token))
        if (!user) return
        if (!user.old_agreed) await sendMail(toOld)
        if (!user.new_agreed) await sendMail(toNew)
      })
    },

    passwordChanged: (email: string): void => send('password_changed', email, { Email: email }),

    emailChanged: (from: string, to: string): void =>
      send('email_changed', from, { OldEmail: from, Email: to }),
  }

  function send<Kind extends MailKind>(kind: Kind, to: string, values: MailValues[Kind]): void {
    after.run(() => sendMail(renderMail(kind, to, values)))
  }

  function linked(
    type: Parameters<SiteLinks['confirmation']>[0],
    token: string,
    email: string,
    redirectTo: RedirectTo,
  ) {
    return { ConfirmationURL: links.confirmation(type, token, redirectTo), Email: email, SiteURL: siteUrl }
  }
}
