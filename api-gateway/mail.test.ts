import { profileWith } from '@evenplate/domain/testing/profile-with'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smtpMailer } from './mail/mailer.ts'
import { houseChef } from './providers/house-chef/index.ts'
import { startFakeOpenAi } from './testing/fake-openai.ts'
import { type MailReceiver, receiveMail } from './testing/mail-receiver.ts'
import { memoryContacts, memoryMembers } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'
import { salmonWith } from './testing/replies.ts'

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

/** Generates under a key, which identifies the generation afterwards. */
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

  it('reveals nothing about the asker’s health to the recipient', async () => {
    const profile = profileWith({
      allergies: ['shellfish'],
    })
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

  it('sends one address no more than three a day, no matter who asks', async () => {
    const gateway = open()
    const ask = async (guest: string) => {
      const headers = { 'x-guest-id': guest, cookie: '' }
      await gateway.post(REQUEST, { ...headers, 'idempotency-key': 'mine' })
      return gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'mine' }, headers)
    }
    for (const guest of ['guest-aaa', 'guest-bbb', 'guest-ccc']) expect((await ask(guest)).status).toBe(200)
    const fourth = await ask('guest-ddd')
    expect([fourth.status, (await fourth.json()).code]).toEqual([429, 'mail_limit'])
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    ['takes no mail', { refuse: true }],
    ['never says whether it took it', { hang: true }],
  ])('gives the quota back when the mail server %s', async (_, how) => {
    const bad = await receiveMail(how)
    const failing = smtpMailer(bad.url, 'no-reply@evenplate.example', 200)
    let send = failing.send
    const gateway = open({ sendMail: (mail) => send(mail) })
    await generate(gateway, 'one')
    const ask = () => gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'one' })
    const failed = await ask()
    expect([failed.status, (await failed.json()).code]).toEqual([503, 'mail_unavailable'])
    expect(JSON.stringify(gateway.log)).not.toContain('bo@example.com')
    send = mailer.send
    expect(await (await ask()).json()).toEqual({ sent: true })
    failing.close()
    await bad.close()
  })

  it('says that the mail failed even if the quota cannot be given back', async () => {
    const gateway = open({
      sendMail: async () => {
        throw new Error('down')
      },
    })
    gateway.deps.recipeMails.release = async () => {
      throw new Error('down too')
    }
    await generate(gateway, 'one')
    const reply = await gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'one' })
    expect((await reply.json()).code).toBe('mail_unavailable')
  })

  it('is sent, or its quota given back, before the gateway closes', async () => {
    const answer = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const gateway = open({
      sendMail: () => {
        asked.resolve()
        return answer.promise
      },
    })
    const given: string[] = []
    gateway.deps.recipeMails.release = async (id) => void given.push(id)
    await generate(gateway, 'one')
    const reply = gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'one' })
    await asked.promise
    const closed = gateway.drain(5_000)
    answer.reject(new Error('down'))
    await closed
    expect(given).toHaveLength(1)
    expect((await reply).status).toBe(503)
  })

  it('asks to come back while the recipe is still cooking', async () => {
    const model = await startFakeOpenAi({ script: { hang: true } })
    const gateway = openTestGateway({ url: model.url }, { sendMail: mailer.send })
    const leave = new AbortController()
    const cooking = gateway.post(REQUEST, { 'idempotency-key': 'one' }, leave.signal)
    while (model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const reply = await gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'one' })
    expect([reply.status, (await reply.json()).code, reply.headers.get('retry-after')]).toEqual([
      409,
      'conflict',
      '2',
    ])
    leave.abort()
    await Promise.allSettled([cooking])
    await model.close()
  })

  it('sends a hostile model’s words as plain text: no markup, script or link', async () => {
    const model = await startFakeOpenAi({
      reply: salmonWith({
        title: 'Salmon <img src=x onerror=alert(1)> by evil.example/win and evil.pizza/win',
        description: 'Bake until 1 < 2 & "done". [Win](https://evil.example/a) or write to me@evil.example',
        bloodSugarTips: [
          '<script>alert(1)</script>See www.evil.example, ftp://evil.example, or javascript:alert(1)',
        ],
      }),
    })
    const gateway = openTestGateway({ url: model.url }, { sendMail: mailer.send })
    await generate(gateway, 'one')
    await gateway.postTo('/recipe-mails', { email: 'bo@example.com', generation: 'one' })
    const mail = await receiver.next('bo@example.com', /Your recipe/)
    expect(mail.subject).toBe('Your recipe: Salmon by and evil. pizza/win')
    expect(mail.text).toContain('Bake until 1 < 2 & "done". Win or write to')
    expect(mail.html).toContain('Bake until 1 &lt; 2 &amp; &quot;done&quot;.')
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/evil\.\S|<script|<img|onerror|javascript:/i)
    }
    expect(mail.html?.match(/href="[^"]*"/g)).toEqual(['href="http://localhost:3000"'])
    await model.close()
  })

  it('says so if no mail server is set, and takes no quota', async () => {
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
  it('stores a message and mails support, who can reply to it', async () => {
    const gateway = open()
    const reply = await gateway.postTo('/contact', MESSAGE)
    expect(await reply.json()).toEqual({ received: true })
    const mail = await receiver.next('support@evenplate.example', /A question/)
    expect(mail.replyTo?.[0]?.address).toBe('ana@example.com')
    expect(mail.text).toContain('How do you count <b>oats</b>?')
    expect(mail.html).toContain('How do you count &lt;b&gt;oats&lt;/b&gt;?')
    await gateway.drain(5_000)
    expect((gateway.deps.contacts as ReturnType<typeof memoryContacts>).messages).toMatchObject([
      { mailed: true, user: null },
    ])
  })

  it('stores and mails a message once, however often it is sent', async () => {
    const gateway = open()
    for (const _ of [1, 2]) expect((await gateway.postTo('/contact', MESSAGE)).status).toBe(200)
    await gateway.drain(5_000)
    expect(receiver.mails).toHaveLength(1)
  })

  it('keeps a message that could not be mailed, and thanks for it', async () => {
    const contacts = memoryContacts()
    const sendMail = async () => {
      throw Object.assign(new Error('no mailbox of ana@example.com'), { code: 'EENVELOPE' })
    }
    const gateway = open({ contacts, sendMail })
    expect((await gateway.postTo('/contact', MESSAGE)).status).toBe(200)
    await gateway.drain(5_000)
    expect(contacts.messages).toMatchObject([{ mailed: false }])
    expect(JSON.stringify(gateway.log)).toContain('EENVELOPE')
    expect(JSON.stringify(gateway.log)).not.toContain('ana@example.com')
  })

  it('thanks at once, and shuts down only after support has it', async () => {
    const contacts = memoryContacts()
    const arrival = Promise.withResolvers<void>()
    const gateway = open({ contacts, sendMail: () => arrival.promise })
    expect((await gateway.postTo('/contact', MESSAGE)).status).toBe(200)
    const closed = gateway.drain(5_000)
    expect(contacts.messages).toMatchObject([{ mailed: false }])
    arrival.resolve()
    await closed
    expect(contacts.messages).toMatchObject([{ mailed: true }])
  })

  it('recognizes a member, and accepts someone whose session has expired', async () => {
    const contacts = memoryContacts()
    const members = memoryMembers({ token: { id: 'user-1', profile: null } })
    const gateway = open({ contacts, members })
    for (const token of ['token', 'stale']) {
      const message = { ...MESSAGE, id: crypto.randomUUID() }
      const reply = await gateway.postTo('/contact', message, { authorization: `Bearer ${token}` })
      expect(reply.status).toBe(200)
    }
    expect(contacts.messages).toMatchObject([{ user: 'user-1' }, { user: null }])
  })

  it('lets no name or subject add headers', async () => {
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

  it('accepts no NUL, which the database cannot store', async () => {
    const reply = await open().postTo('/contact', { ...MESSAGE, message: 'a\u0000b' })
    expect([reply.status, (await reply.json()).field]).toEqual([400, 'message'])
  })

  it('names the invalid field, and the daily limit', async () => {
    const gateway = open()
    const wrong = await gateway.postTo('/contact', { ...MESSAGE, message: '   ' })
    expect([wrong.status, (await wrong.json()).field]).toEqual([400, 'message'])
    for (let count = 0; count < 5; count += 1) {
      await gateway.postTo('/contact', { ...MESSAGE, id: crypto.randomUUID() })
    }
    const sixth = await gateway.postTo('/contact', { ...MESSAGE, id: crypto.randomUUID() })
    expect([sixth.status, (await sixth.json()).code]).toEqual([429, 'contact_limit'])
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
