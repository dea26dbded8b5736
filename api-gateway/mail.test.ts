import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smtpMailer } from './mail/mailer.ts'
import { houseChef } from './providers/house-chef/index.ts'
import { type MailReceiver, receiveMail } from './testing/mail-receiver.ts'
import { memoryContacts, memoryMembers } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

let receiver: MailReceiver
let mailer: ReturnType<typeof smtpMailer>
beforeEach(async () => {
  receiver = await receiveMail()
  mailer = smtpMailer(receiver.url, 'Evenplate <no-reply@evenplate.example>')
})
afterEach(async () => {
  mailer.close()
  await receiver.close()
})

const REQUEST = { mode: 'guided', mealType: 'Dinner' }
const MESSAGE = {
  id: '5d0b9c8e-6f5a-4b3c-9d2e-1f0a9b8c7d6e',
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'A question',
  message: 'How do you count <b>oats</b>?\n\nThank you.',
}

const open = (overrides: Parameters<typeof openTestGateway>[1] = {}) =>
  openTestGateway(houseChef(), { sendMail: mailer.send, ...overrides })

/** Generates under a key; the key names the generation afterwards. */
async function generate(gateway: ReturnType<typeof open>, key: string) {
  const response = await gateway.post(REQUEST, { 'idempotency-key': key })
  expect(response.status).toBe(200)
  return (await response.json()).recipe
}

describe('"email me this recipe"', () => {
  it('mails what the gateway made, as HTML and text, from us', async () => {
    const gateway = open()
    const recipe = await generate(gateway, 'one')
    const reply = await gateway.postTo('/recipe-mails', { email: 'Bo@Example.com', generation: 'one' })
    expect(await reply.json()).toEqual({ sent: true })
    const mail = await receiver.next('bo@example.com', /Your recipe/)
    expect(mail.from).toMatchObject({ address: 'no-reply@evenplate.example', name: 'Evenplate' })
    expect(mail.subject).toBe(`Your recipe: ${recipe.title}`)
    for (const words of [...recipe.ingredients, 'Total carbs', 'not medical advice']) {
      expect(mail.text).toContain(words)
    }
    expect(mail.html).toContain('<ol')
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('tells the recipient nothing about the asker’s health', async () => {
    const profile = {
      name: null,
      dietary_preferences: [],
      health_conditions: [],
      allergies: ['shellfish' as const],
      cooking_skill_level: 'intermediate' as const,
      household_size: 1,
    }
    const gateway = open({ members: memoryMembers({ token: { id: 'user-1', profile } }) })
    const member = { authorization: 'Bearer token' }
    await gateway.post(REQUEST, { ...member, 'idempotency-key': 'mine' })
    await gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'mine' }, member)
    const mail = await receiver.next('bo@example.com', /Your recipe/)
    expect(`${mail.text}${mail.html}`).not.toMatch(/shellfish/i)
  })

  it('mails each generation once, three a day, and only the asker’s own', async () => {
    const gateway = open()
    for (const key of ['a', 'b', 'c']) await generate(gateway, key)
    const ask = async (generation: string, headers = {}) => {
      const response = await gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation }, headers)
      return response.status === 200 ? 'sent' : (await response.json()).code
    }
    expect(await ask('a')).toBe('sent')
    expect(await ask('a')).toBe('mail_already_sent')
    expect(await ask('b', { 'x-guest-id': 'somebody-else', cookie: '' })).toBe('not_found')
    expect(await ask('unknown')).toBe('not_found')
    expect([await ask('b'), await ask('c')]).toEqual(['sent', 'sent'])
    expect(receiver.mails).toHaveLength(3)
  })

  it('gives the place back when the mail server refuses', async () => {
    const refusing = await receiveMail({ refuse: true })
    const failing = smtpMailer(refusing.url, 'no-reply@evenplate.example')
    const gateway = open({ sendMail: failing.send })
    await generate(gateway, 'one')
    const ask = () => gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'one' })
    expect((await (await ask()).json()).code).toBe('mail_unavailable')
    expect((await (await ask()).json()).code).toBe('mail_unavailable')
    expect(JSON.stringify(gateway.log)).not.toContain('bo@example.com')
    failing.close()
    await refusing.close()
  })

  it('says so where mails have nowhere to go, and takes nothing', async () => {
    const gateway = open({ sendMail: null })
    await generate(gateway, 'one')
    const reply = await gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'one' })
    expect([reply.status, (await reply.json()).code]).toEqual([503, 'mail_unavailable'])
  })

  it.each(['', 'nobody', 'a@b@c', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    'refuses %j as an address',
    async (email) => {
      const gateway = open()
      await generate(gateway, 'one')
      const reply = await gateway.postTo('/recipe-mails', { email, generation: 'one' })
      expect([reply.status, (await reply.json()).field]).toEqual([400, 'email'])
      expect(receiver.mails).toHaveLength(0)
    },
  )
})

describe('the contact form', () => {
  it('stores a message and mails support, who can answer it', async () => {
    const gateway = open()
    const reply = await gateway.postTo('/contact', MESSAGE)
    expect(await reply.json()).toEqual({ received: true })
    const mail = await receiver.next('support@evenplate.example', /A question/)
    expect(mail.replyTo?.[0]?.address).toBe('ana@example.com')
    expect(mail.text).toContain('How do you count <b>oats</b>?')
    expect(mail.html).toContain('How do you count &lt;b&gt;oats&lt;/b&gt;?')
    expect((gateway.deps.contacts as ReturnType<typeof memoryContacts>).messages).toMatchObject([
      { mailed: true, user: null },
    ])
  })

  it('stores and mails a message once, however often it comes', async () => {
    const gateway = open()
    for (const _ of [1, 2]) expect((await gateway.postTo('/contact', MESSAGE)).status).toBe(200)
    expect(receiver.mails).toHaveLength(1)
  })

  it('keeps a message that could not be mailed, and thanks for it', async () => {
    const contacts = memoryContacts()
    const gateway = open({
      contacts,
      sendMail: async () => {
        throw new Error('down')
      },
    })
    expect((await gateway.postTo('/contact', MESSAGE)).status).toBe(200)
    expect(contacts.messages).toMatchObject([{ mailed: false }])
  })

  it('lets no name or subject write headers of its own', async () => {
    const gateway = open()
    await gateway.postTo('/contact', {
      ...MESSAGE,
      name: 'Ana\r\nBcc: evil@example.com',
      subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nBuy now',
    })
    const mail = await receiver.next('support@evenplate.example', /Hi/)
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.to).toHaveLength(1)
  })

  it('takes no NUL, which no database keeps', async () => {
    const reply = await open().postTo('/contact', { ...MESSAGE, message: 'a\u0000b' })
    expect([reply.status, (await reply.json()).field]).toEqual([400, 'message'])
  })

  it('names the field that does not fit, and the day’s limit', async () => {
    const gateway = open()
    const wrong = await gateway.postTo('/contact', { ...MESSAGE, message: '   ' })
    expect([wrong.status, (await wrong.json()).field]).toEqual([400, 'message'])
    for (let count = 0; count < 5; count += 1) {
      await gateway.postTo('/contact', { ...MESSAGE, id: crypto.randomUUID() })
    }
    const sixth = await gateway.postTo('/contact', { ...MESSAGE, id: crypto.randomUUID() })
    expect([sixth.status, (await sixth.json()).code]).toEqual([429, 'contact_limit'])
  })
})

it('gives up on a mail server that never answers', async () => {
  const { createServer } = await import('node:net')
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const waiting = smtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@evenplate.example', 200)
  await expect(waiting.send({ to: 'a@example.com', subject: 's', html: 'h', text: 't' })).rejects.toThrow()
  waiting.close()
  silent.close()
})
