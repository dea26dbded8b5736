import { type ContactMessage, contactMessage } from '@evenplate/domain/contact'
import { AppError } from '@evenplate/domain/errors'
import { Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import type { GenerationLimiter } from '../generation/generation-limiter.ts'
import { addressHash, memberOrNobody } from '../identity/identify.ts'
import { untilTomorrow } from '../identity/until-tomorrow.ts'
import { contactMail } from '../mail/contact-mail.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/** `POST /contact`: stores a message and mails it to support. The response is sent once it is stored. */
export const contactRoute = (deps: Deps, limiter: GenerationLimiter): Hono =>
  new Hono().post('/', async (c) => {
    const message = parse(contactMessage, await readJsonBody(c.req.raw))
    const user = await memberOrNobody(c, deps)
    // Requests without an address (no socket, no proxy) share one count: better than no limit.
    const outcome = await deps.contacts.leave(message, addressHash(c, deps) ?? 'unknown', user)
    if (outcome === 'refused')
      throw new AppError('contact_limit', { retryAfter: untilTomorrow(deps.clock()) })
    // The visitor does not wait for the mail server; shutdown does.
    if (outcome === 'stored') limiter.serve(mailSupport(message, deps))
    return c.json({ received: true })
  })

/** A failed mail loses nothing: the message is stored and remains marked as not mailed. Never rejects. */
async function mailSupport(
  message: ContactMessage,
  { sendMail, contacts, settings, log }: Deps,
): Promise<void> {
  if (!sendMail) return
  try {
    await sendMail(contactMail(message, settings.supportEmail, settings.siteUrl))
    await contacts.mailed(message.id)
  } catch (error) {
    log('error', 'a contact message is stored and was not mailed', factsOf(error))
  }
}
