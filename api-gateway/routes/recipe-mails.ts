import { AppError } from '@evenplate/domain/errors'
import { recipeMailRequest } from '@evenplate/domain/recipe-mail'
import { Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import type { GenerationLimiter } from '../generation/generation-limiter.ts'
import { addressHash, identify } from '../identity/identify.ts'
import { keyedHash } from '../identity/keyed-hash.ts'
import { untilTomorrow } from '../identity/until-tomorrow.ts'
import type { Mail, SendMail } from '../mail/mailer.ts'
import { recipeMail } from '../mail/recipe-mail.ts'
import { parse } from './parse.ts'
import { readJsonBody } from './read-body.ts'

/**
 * `POST /recipe-mails`: mails a recipe that this gateway generated, once. The request names the recipe and does not contain it, so
 * that nobody can mail other text to people.
 */
export const recipeMailsRoute = (deps: Deps, limiter: GenerationLimiter): Hono =>
  new Hono().post('/', async (c) => {
    const { recipeMails, sendMail, secrets, clock } = deps
    const { email, generation } = parse(recipeMailRequest, await readJsonBody(c.req.raw))
    const { subject } = await identify(c, deps)
    if (!sendMail) throw new AppError('mail_unavailable')

    const recipient = keyedHash(secrets.hash, 'recipient', email.toLowerCase())
    const taken = await recipeMails.take(subject, generation, recipient, addressHash(c, deps))
    switch (taken.outcome) {
      case 'already_sent':
        throw new AppError('mail_already_sent')
      case 'pending':
        throw new AppError('conflict', { retryAfter: 2 })
      case 'not_found':
        throw new AppError('not_found')
      case 'refused':
        throw new AppError('mail_limit', { retryAfter: untilTomorrow(clock()) })
    }
    const sending = send(taken.id, recipeMail(taken.result, email, deps.settings.siteUrl), sendMail, deps)
    // A place taken here is mailed or given back, even during shutdown.
    limiter.serve(sending)
    await sending
    return c.json({ sent: true })
  })

/** @throws AppError `mail_unavailable` after the place is given back */
async function send(id: string, mail: Mail, sendMail: SendMail, { recipeMails, log }: Deps): Promise<void> {
  try {
    await sendMail(mail)
  } catch (error) {
    log('error', 'a recipe was not mailed', factsOf(error))
    await recipeMails
      .release(id)
      .catch((cause: unknown) => log('error', 'a recipe mail was not given back', factsOf(cause)))
    throw new AppError('mail_unavailable', { cause: error })
  }
}
