import { describe, expect, it } from 'vitest'
import { readGatewayEnv } from './env.ts'

describe('the gateway’s environment', () => {
  it('cooks with the house chef when nothing is set [CONST-20]', () => {
    expect(readGatewayEnv({ OPENAI_API_KEY: ' ' })).toEqual({
      openai: null,
      timeoutMs: 600_000,
      maxRetries: 2,
      supabase: null,
      guestAddressLimit: 30,
      addressPlaces: 16,
      trustedProxyHops: 0,
      mailFrom: null,
      supportEmail: 'support@evenplate.example',
    })
  })

  it('takes the specification’s model settings as defaults [CONST-12]', () => {
    expect(readGatewayEnv({ OPENAI_API_KEY: 'sk-1' }).openai).toEqual({
      apiKey: 'sk-1',
      baseUrl: null,
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      maxTokens: 1500,
      firstPieceMs: 180_000,
      betweenPiecesMs: 30_000,
    })
  })

  it('needs no key if another server is named', () => {
    const { openai } = readGatewayEnv({
      OPENAI_BASE_URL: 'http://localhost:11434/v1/',
      OPENAI_MODEL: 'llama3.2:3b',
    })
    expect(openai).toMatchObject({ apiKey: null, baseUrl: 'http://localhost:11434/v1', model: 'llama3.2:3b' })
  })

  it.each([
    ['OPENAI_API_KEY', 'sk 1', /key/],
    ['OPENAI_BASE_URL', 'localhost:11434', /http or https/],
    ['OPENAI_MODEL', 'a model', /name of a model/],
    ['OPENAI_TEMPERATURE', 'warm', /number from 0 to 2/],
    ['OPENAI_TEMPERATURE', '2.1', /number from 0 to 2/],
    ['OPENAI_MAX_TOKENS', '0', /number from 1/],
    ['OPENAI_TIMEOUT_MS', '1.5', /whole number/],
    ['OPENAI_MAX_RETRIES', '-1', /from 0 to 10/],
    ['OPENAI_FIRST_PIECE_MS', '0', /number from 1/],
    ['OPENAI_BETWEEN_PIECES_MS', '30s', /number from 1/],
    ['ADDRESS_PLACES', '0', /from 1/],
    ['SUPABASE_URL', 'ftp://x', /^SUPABASE_PUBLISHABLE_KEY must be set, since SUPABASE_URL is$/],
    ['GUEST_ADDRESS_LIMIT', '0', /from 1/],
    ['TRUSTED_PROXY_HOPS', 'two', /from 0 to 10/],
    ['SUPPORT_EMAIL', 'a@example.com, b@example.com', /one mail address/],
    ['MAIL_FROM', 'Evenplate', /an address such as/],
    ['MAIL_FROM', 'Evenplate <a@example.com>, b@example.com', /an address such as/],
  ])('stops on %s=%s with one line that names it', (name, value, expected) => {
    const read = () => readGatewayEnv({ [name]: value })
    expect(read).toThrow(expected)
    expect(read).toThrow(/^[A-Z_]+ must be [^\n]+$/)
  })

  it.each(['no-reply@example.com', 'Evenplate <no-reply@example.com>'])('takes %s as a sender', (sender) => {
    expect(readGatewayEnv({ MAIL_FROM: sender }).mailFrom).toBe(sender)
  })

  it('stops on an invalid Supabase address', () => {
    const env = { SUPABASE_URL: 'nope', SUPABASE_PUBLISHABLE_KEY: 'p', SUPABASE_SECRET_KEY: 's' }
    expect(() => readGatewayEnv(env)).toThrow('SUPABASE_URL must be an http or https address')
  })
})
