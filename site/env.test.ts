import { describe, expect, it } from 'vitest'
import { readSiteEnv } from './env.ts'

describe('the site’s environment', () => {
  it('shows its metrics to nobody and gets reports from every visit by default', () => {
    expect(readSiteEnv({})).toMatchObject({ metricsToken: null, fieldShare: 1, log: { level: 'info' } })
    const told = {
      METRICS_TOKEN: 'a-token-of-the-operator',
      FIELD_SHARE: '0.05',
      LOG_LEVEL: 'debug',
      LOG_FORMAT: 'text',
    }
    expect(readSiteEnv(told)).toMatchObject({
      metricsToken: 'a-token-of-the-operator',
      fieldShare: 0.05,
      log: { level: 'debug', as: 'text' },
    })
    expect(readSiteEnv({ FIELD_SHARE: '0' }).fieldShare).toBe(0)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['MAILBOX_PORT', '1.5'],
    ['PUBLIC_SITE_URL', 'evenplate'],
    ['PUBLIC_SITE_URL', 'https://evenplate.example/shop'],
    ['ASSETS_URL', 'cdn.example'],
    ['SMTP_URL', 'mail.example'],
    ['ALLOW_OVERRIDES', 'maybe'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token with spaces in it'],
    ['FIELD_SHARE', '1.1'],
    ['FIELD_SHARE', '-1'],
    ['FIELD_SHARE', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('stops on %s=%s with one line that names it', (name, value) => {
    expect(() => readSiteEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`))
  })

  it('accepts a PostgreSQL instead of the embedded database, and stops on an invalid address', () => {
    expect(readSiteEnv({}).database).toBeNull()
    expect(readSiteEnv({ DATABASE_URL: 'postgres://ann:word@db/meals' }).database?.host).toBe('db')
    expect(() => readSiteEnv({ DATABASE_URL: 'mysql://ann:secret@db/meals' })).toThrow(
      /^DATABASE_URL must be (?!.*secret).*$/,
    )
  })

  it('keeps a token out of its messages', () => {
    expect(() => readSiteEnv({ METRICS_TOKEN: 'my secret word' })).toThrow(/^(?!.*secret).*$/)
  })
})
