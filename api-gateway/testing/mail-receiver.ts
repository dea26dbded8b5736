import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailReceiver = {
  /** For SMTP_URL. */
  url: string
  mails: Email[]
  /**
   * The next mail to this address that was not returned before.
   * @throws if none arrives in time
   */
  next(to: string, subject: RegExp): Promise<Email>
  close(): Promise<void>
}

const COMES_WITHIN_MS = 15_000

/**
 * A mail server that saves what it receives, as a person's mailbox would.
 * @param options `refuse`: accepts no mail; `hang`: reads a mail and never confirms it
 */
export async function receiveMail(options: { refuse?: boolean; hang?: boolean } = {}): Promise<MailReceiver> {
  const mails: Email[] = []
  const told = new Set<Email>()
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      done(options.refuse ? new Error('No such mailbox') : null)
    },
    onData(stream, _session, done) {
      if (options.hang) stream.resume()
      else void read(stream).then(() => done(), done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async next(to, subject) {
      const find = () =>
        mails.find(
          (mail) =>
            !told.has(mail) &&
            mail.to?.some(({ address }) => address?.toLowerCase() === to.toLowerCase()) &&
            subject.test(mail.subject ?? ''),
        )
      const limit = AbortSignal.timeout(COMES_WITHIN_MS)
      for (;;) {
        const mail = find()
        if (mail) {
          told.add(mail)
          return mail
        }
        await arrival(
          limit,
          `No mail to ${to} about ${subject}; there are ${mails.map((one) => one.subject).join('; ')}`,
        )
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  async function read(stream: AsyncIterable<Uint8Array>): Promise<void> {
    const chunks: Uint8Array[] = []
    for await (const chunk of stream) chunks.push(chunk)
    mails.push(await PostalMime.parse(Buffer.concat(chunks)))
    for (const wake of waiting) wake()
  }

  function arrival(limit: AbortSignal, complaint: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = () => {
        waiting.delete(wake)
        resolve()
      }
      waiting.add(wake)
      limit.addEventListener('abort', () => reject(new Error(complaint)), { once: true })
    })
  }
}
