import { BRAND } from '@evenplate/domain/brand'
import { isOneAddress, readSender } from '../mail/address.ts'

/** The gateway's settings from the environment. Every number is checked, and nothing is optional by accident. */
export type GatewayEnv = {
  /** Null if neither key nor base URL is set: then the house chef cooks. Ollama and the like need no key. */
  openai: OpenAiSettings | null
  /** Milliseconds for a whole generation, retries and repairs included. */
  timeoutMs: number
  /** Retries allowed in one generation. */
  maxRetries: number
  /** A separate Supabase project; null for the embedded backend. */
  supabase: { url: string; publishableKey: string; secretKey: string } | null
  /** Recipes per day from one address, for guests who clear their cookies and ids. */
  guestAddressLimit: number
  /** Generations that one address may run at once. */
  addressPlaces: number
  /** Number of trusted proxies in front of the site; 0 reads the socket's address. */
  trustedProxyHops: number
  /** Sender of every mail, e.g. `Evenplate <no-reply@evenplate.example>`; null for a sender made from the site's host. */
  mailFrom: string | null
  /** Where contact messages go. */
  supportEmail: string
}

export type OpenAiSettings = {
  apiKey: string | null
  baseUrl: string | null
  model: string
  temperature: number
  maxTokens: number
  /** Milliseconds until a reply must begin; a small machine loads its model first. */
  firstPieceMs: number
  /** Milliseconds it may then pause. */
  betweenPiecesMs: number
}

type Variables = Record<string, string | undefined>

/** @throws Error of one line that names the variable and says what is expected */
export function readGatewayEnv(env: Variables): GatewayEnv {
  return {
    openai: openAiOf(env),
    timeoutMs: whole(env, 'OPENAI_TIMEOUT_MS', 600_000, 1, 24 * 3_600_000),
    maxRetries: whole(env, 'OPENAI_MAX_RETRIES', 2, 0, 10),
    supabase: supabaseOf(env),
    guestAddressLimit: whole(env, 'GUEST_ADDRESS_LIMIT', 30, 1, 1_000_000),
    addressPlaces: whole(env, 'ADDRESS_PLACES', 16, 1, 1_000_000),
    trustedProxyHops: whole(env, 'TRUSTED_PROXY_HOPS', 0, 0, 10),
    mailFrom: senderOf(env),
    supportEmail: addressOf(env, 'SUPPORT_EMAIL', BRAND.support.email),
  }
}

function openAiOf(env: Variables): OpenAiSettings | null {
  const apiKey = text(env, 'OPENAI_API_KEY')
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) wrong('OPENAI_API_KEY', 'a key without spaces or line breaks')
  const baseUrl = url(env, 'OPENAI_BASE_URL')
  const model = text(env, 'OPENAI_MODEL') ?? 'gpt-3.5-turbo'
  if (!/^[\w.:/@-]{1,200}$/.test(model)) wrong('OPENAI_MODEL', 'the name of a model, e.g. gpt-3.5-turbo')
  const temperature = number(env, 'OPENAI_TEMPERATURE', 0.7, 0, 2)
  const maxTokens = whole(env, 'OPENAI_MAX_TOKENS', 1500, 1, 1_000_000)
  const firstPieceMs = whole(env, 'OPENAI_FIRST_PIECE_MS', 180_000, 1, 24 * 3_600_000)
  const betweenPiecesMs = whole(env, 'OPENAI_BETWEEN_PIECES_MS', 30_000, 1, 24 * 3_600_000)
  if (!apiKey && !baseUrl) return null
  return { apiKey, baseUrl, model, temperature, maxTokens, firstPieceMs, betweenPiecesMs }
}

const SUPABASE = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const

function supabaseOf(env: Variables): GatewayEnv['supabase'] {
  const missing = SUPABASE.filter((name) => text(env, name) === null)
  if (missing.length === SUPABASE.length) return null
  // Incomplete settings would silently store people's data in the embedded backend.
  if (missing[0]) wrong(missing[0], `set, since ${SUPABASE.find((name) => text(env, name))} is`)
  return {
    url: url(env, 'SUPABASE_URL') ?? '',
    publishableKey: text(env, 'SUPABASE_PUBLISHABLE_KEY') ?? '',
    secretKey: text(env, 'SUPABASE_SECRET_KEY') ?? '',
  }
}

function addressOf(env: Variables, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback
  return isOneAddress(value) ? value : wrong(name, 'one mail address')
}

function senderOf(env: Variables): string | null {
  const value = text(env, 'MAIL_FROM')
  if (value === null || readSender(value)) return value
  return wrong('MAIL_FROM', 'an address such as Evenplate <no-reply@evenplate.example>')
}

/** An empty variable counts as not set, as in a .env file with the line left blank. */
const text = (env: Variables, name: string): string | null => env[name]?.trim() || null

function url(env: Variables, name: string): string | null {
  const value = text(env, name)
  if (value === null) return null
  const parsed = URL.parse(value)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) wrong(name, 'an http or https address')
  return value.replace(/\/+$/, '')
}

function number(env: Variables, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === null) return fallback
  const read = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  return read >= min && read <= max ? read : wrong(name, `a number from ${min} to ${max}`)
}

function whole(env: Variables, name: string, fallback: number, min: number, max: number): number {
  const read = number(env, name, fallback, min, max)
  return Number.isInteger(read) ? read : wrong(name, `a whole number from ${min} to ${max}`)
}

// The value stays out of the message: it may be a key pasted into the wrong place.
function wrong(name: string, expected: string): never {
  throw new Error(`${name} must be ${expected}`)
}
