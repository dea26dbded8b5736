import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { receiveMail } from '../testing/mail-receiver.ts'
import { smtpMailer } from './mailer.ts'

const FROM = 'Evenplate, Inc. <no-reply@evenplate.example>'
const MAIL = { to: 'bo@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

function open(...args: Parameters<typeof smtpMailer>) {
  const mailer = smtpMailer(...args)
  closers.push(() => mailer.close())
  return mailer
}

async function receiving() {
  const receiver = await receiveMail()
  closers.push(() => receiver.close())
  return receiver
}

/** A server that handles each connection this way. */
async function serving(behave: (socket: Socket) => void, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('a mail', () => {
  it('comes from our name and host, marked as automatic, as HTML and text', async () => {
    const receiver = await receiving()
    await open(receiver.url, FROM).send({ ...MAIL, replyTo: 'ana@example.com' })
    const mail = await receiver.next('bo@example.com', /Hello/)
    expect(mail.from).toMatchObject({ name: 'Evenplate, Inc.', address: 'no-reply@evenplate.example' })
    expect(mail.messageId).toMatch(/^<[\w-]+@evenplate\.example>$/)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(mail.replyTo).toMatchObject([{ address: 'ana@example.com' }])
    expect([mail.html, mail.text]).toEqual([
      expect.stringContaining('<p>Hello</p>'),
      expect.stringContaining('Hello'),
    ])
  })

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Bo <bo@example.com>',
    'group: a@example.com;',
    '',
  ])('goes to one address, and not to %j', async (address) => {
    const receiver = await receiving()
    const { send } = open(receiver.url, FROM)
    await expect(send({ ...MAIL, to: address })).rejects.toThrow('not one mail address')
    if (address) await expect(send({ ...MAIL, replyTo: address })).rejects.toThrow('not one mail address')
    expect(receiver.mails).toHaveLength(0)
  })

  it('has the headers we gave it, whatever its subject says', async () => {
    const receiver = await receiving()
    await open(receiver.url, FROM).send({ ...MAIL, subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nBuy now' })
    const mail = await receiver.next('bo@example.com', /^Hi\s+Bcc: evil@example.com\s+Buy now$/)
    expect([mail.bcc, mail.to?.length, mail.text?.trim()]).toEqual([undefined, 1, 'Hello'])
  })
})

describe('a mail server', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => {}],
    ['hangs up at once', (socket) => socket.destroy()],
    [
      'keeps talking and never finishes',
      (socket) => {
        const timer = setInterval(() => socket.write('220-wait\r\n'), 20)
        socket.on('close', () => clearInterval(timer))
      },
    ],
  ])('that %s is given up on', async (_, behave) => {
    const port = await serving(behave)
    const { send } = open(`smtp://127.0.0.1:${port}`, FROM, 200)
    // More than the connections available: waiting for a free one counts too.
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => send(MAIL)))
    expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  })

  it('on another host without TLS gets no password', async () => {
    const heard: string[] = []
    const port = await serving((socket) => {
      socket.write('220 here\r\n')
      socket.on('data', (data) => {
        heard.push(String(data))
        socket.write(/^EHLO/.test(String(data)) ? '250-here\r\n250 AUTH PLAIN LOGIN\r\n' : '250 fine\r\n')
      })
    }, '::')
    const { send } = open(`smtp://user:secret@[::ffff:127.0.0.1]:${port}`, FROM, 500)
    await expect(send(MAIL)).rejects.toThrow()
    expect(heard.join('')).toContain('EHLO')
    expect(heard.join('')).not.toContain('AUTH')
  })
})
