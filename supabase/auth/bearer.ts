import { errors, type JWTPayload, jwtVerify } from 'jose'

export type Member = { userId: string; sessionId: string; claims: JWTPayload }

/** Tokens whose signature was checked, by the secret they were checked with. */
const read = new WeakMap<Uint8Array, Map<string, Member>>()
const MOST = 1000

/** The owner of a bearer token, judged only by its signature; whether the session is still valid is checked elsewhere. */
export async function readBearer(token: string, secret: Uint8Array): Promise<Member | 'expired' | 'invalid'> {
  const known = read.get(secret) ?? new Map<string, Member>()
  read.set(secret, known)
  const before = known.get(token)
  const member = before && !isOver(before) ? before : await verified(token, secret)
  known.delete(token)
  if (typeof member === 'string') return member
  // Moved to the end: the first is the least recently used.
  known.set(token, member)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  return member
}

const isOver = ({ claims }: Member): boolean => (claims.exp ?? 0) <= Math.floor(Date.now() / 1000)

async function verified(token: string, secret: Uint8Array): Promise<Member | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: 'authenticated',
      requiredClaims: ['exp'],
    })
    const { sub, session_id: sessionId, role, amr } = payload
    // No other role is ever signed here, and a token must not be able to name one.
    if (role !== 'authenticated' || !isId(sub) || !isId(sessionId) || !areProofs(amr)) return 'invalid'
    return { userId: sub, sessionId, claims: payload }
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

/** How the session was opened, as `sessions.ts` writes it; the database reads it as well. */
const areProofs = (amr: unknown): boolean =>
  amr === undefined ||
  (Array.isArray(amr) &&
    amr.every(
      (proof) =>
        typeof proof === 'object' &&
        proof !== null &&
        typeof proof.method === 'string' &&
        Number.isFinite(proof.timestamp),
    ))

/** The token of an Authorization header. API keys are sent there too, and are not tokens. */
export function bearerOf(header: string | undefined): string | null {
  const token = header?.match(/^Bearer (\S+)$/)?.[1]
  return token && !token.startsWith('sb_') ? token : null
}
