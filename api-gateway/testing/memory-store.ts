import { randomUUID } from 'node:crypto'
import type { RememberedFood } from '@evenplate/domain/brought-recipe'
import type { ContactMessage } from '@evenplate/domain/contact'
import { LIMITS } from '@evenplate/domain/limits'
import { perNutrientColumn } from '@evenplate/domain/nutrients'
import type { Profile } from '@evenplate/domain/profile'
import type { Recipe } from '@evenplate/domain/recipe'
import type {
  BringStore,
  ContactStore,
  FitStore,
  Guest,
  GuestShareStore,
  PlanFillStore,
  RecipeMailStore,
  SharedRecipeStore,
} from '../store/mail-store.ts'
import type {
  LimitReason,
  Members,
  QuotaStore,
  Subject,
  TakeOptions,
  Taking,
  Usage,
  WaitReason,
} from '../store/store.ts'

type Row = {
  id: string
  subject: Subject
  key: string | null
  hash: string
  leaseUntil: number
  result: Recipe | null
  origin: string | null
  shown: boolean
}

/** The database's quota rules in memory, for tests of how the gateway uses them. One day long. */
export function memoryQuotas(
  options: { now?: () => Date; saved?: Record<string, number> } = {},
): QuotaStore & {
  rows: Row[]
  /** Places without a result. */
  left: Row[]
} {
  const now = options.now ?? (() => new Date())
  const rows: Row[] = []
  const left: Row[] = []
  const alive = (row: Row) => row.result !== null || row.leaseUntil > now().getTime()
  const same = (a: Subject, b: Subject) =>
    a.kind === 'guest' && b.kind === 'guest'
      ? a.guest === b.guest
      : a.kind === b.kind && keyOf(a) === keyOf(b)

  const usedBy = (subject: Subject, pending: boolean): number => {
    const counted = rows.filter((row) => alive(row) && (pending || row.result !== null))
    if (subject.kind === 'member') return counted.filter((row) => same(row.subject, subject)).length
    const by = (part: 'guest' | 'cookie') =>
      counted.filter((row) => row.subject.kind === 'guest' && row.subject[part] === subject[part]).length
    return Math.max(by('guest'), by('cookie'))
  }
  const usage = (subject: Subject, used = usedBy(subject, false)): Usage => {
    const tomorrow = new Date(now())
    tomorrow.setUTCHours(24, 0, 0, 0)
    return { limit: limitOf(subject), used, resetAt: tomorrow.toISOString() }
  }
  const refusal = (subject: Subject, addressLimit: number): LimitReason | null => {
    if (subject.kind === 'member') {
      if ((options.saved?.[subject.user] ?? 0) >= LIMITS.savedRecipes) return 'saved_limit'
      return usedBy(subject, true) >= LIMITS.memberPerDay ? 'member_daily_limit' : null
    }
    const fromAddress = rows.filter(
      (row) => row.subject.kind === 'guest' && row.subject.address === subject.address,
    )
    const full = subject.address !== null && fromAddress.filter(alive).length >= addressLimit
    return full || usedBy(subject, true) >= LIMITS.guestPerDay ? 'guest_limit' : null
  }

  const isOf = (subject: Subject) => (row: Row) =>
    subject.kind === 'guest' && row.subject.kind === 'guest'
      ? row.subject.guest === subject.guest || row.subject.cookie === subject.cookie
      : same(row.subject, subject)
  /** Like the database, except for the hour: places without a result never expire here. */
  const waitOf = (subject: Subject, options: TakeOptions): WaitReason | null => {
    const open = rows.filter((row) => row.result === null && alive(row))
    const cooking = open.filter(isOf(subject)).length
    if (cooking >= options.personPlaces) return 'person_busy'
    const fromHere = (row: Row) => options.origin !== null && row.origin === options.origin
    const byPerson = left.filter(isOf(subject)).length + cooking
    const byAddress = left.filter(fromHere).length + open.filter((row) => fromHere(row) && !row.shown).length
    return byPerson >= options.personUnfinished || byAddress >= options.addressUnfinished
      ? 'unfinished_limit'
      : null
  }

  return {
    rows,
    left,
    async take(subject, options): Promise<Taking> {
      const { addressLimit, idempotencyKey, requestHash, leaseSeconds, origin } = options
      const earlier = rows.find(
        (row) => idempotencyKey && row.key === idempotencyKey && same(row.subject, subject),
      )
      if (earlier && alive(earlier)) {
        if (earlier.hash !== requestHash) return { outcome: 'mismatch' }
        return earlier.result
          ? { outcome: 'replay', result: earlier.result, usage: usage(subject) }
          : { outcome: 'pending', id: earlier.id }
      }
      const reason = refusal(subject, addressLimit)
      if (reason) return { outcome: 'refused', reason, usage: usage(subject, limitOf(subject)) }
      const wait = waitOf(subject, options)
      if (wait) return { outcome: 'wait', reason: wait, seconds: 5 }
      const id = randomUUID()
      const leaseUntil = now().getTime() + leaseSeconds * 1000
      rows.push({
        id,
        subject,
        key: idempotencyKey,
        hash: requestHash,
        leaseUntil,
        result: null,
        origin,
        shown: false,
      })
      return { outcome: 'taken', id, usage: usage(subject, usedBy(subject, true)) }
    },
    async finish(id, result) {
      const row = rows.find((one) => one.id === id)
      if (!row) return null
      row.result ??= result
      return usage(row.subject)
    },
    async release(id) {
      const at = rows.findIndex((row) => row.id === id && row.result === null)
      if (at >= 0) rows.splice(at, 1)
    },
    async leave(id) {
      const at = rows.findIndex((row) => row.id === id && row.result === null)
      if (at >= 0) left.push(...rows.splice(at, 1))
    },
    async shown(id) {
      for (const row of rows) if (row.id === id) row.shown = true
    },
    async renew(ids, leaseSeconds) {
      for (const row of rows)
        if (ids.includes(row.id) && row.result === null)
          row.leaseUntil = now().getTime() + leaseSeconds * 1000
    },
    async read(subject) {
      return usage(subject)
    },
  }
}

/** Members by token. */
export const memoryMembers = (
  members: Record<string, { id: string; profile: Profile | null; remembered?: RememberedFood[] }> = {},
): Members => ({
  identify: async (token) => members[token]?.id ?? null,
  profile: async (token) => members[token]?.profile ?? null,
  remembered: async (token) => members[token]?.remembered ?? [],
})

const keyOf = (subject: Subject): string => (subject.kind === 'member' ? subject.user : subject.guest)
const limitOf = ({ kind }: Subject): number => (kind === 'member' ? LIMITS.memberPerDay : LIMITS.guestPerDay)

/** The database's rules for contact messages. */
export function memoryContacts(): ContactStore & {
  messages: (ContactMessage & { from: string; user: string | null; mailed: boolean })[]
} {
  const messages: ReturnType<typeof memoryContacts>['messages'] = []
  return {
    messages,
    async leave(message, from, user) {
      if (messages.some(({ id }) => id === message.id)) return 'known'
      if (messages.filter((one) => one.from === from).length >= LIMITS.contactPerDay) return 'refused'
      messages.push({ ...message, from, user, mailed: false })
      return 'stored'
    },
    async mailed(id) {
      for (const message of messages) if (message.id === id) message.mailed = true
    },
  }
}

/** The database's rules for recipe mails, over the generations of `quotas`. */
export function memoryRecipeMails(quotas: ReturnType<typeof memoryQuotas>): RecipeMailStore {
  const sent: { row: Row; recipient: string; from: string | null }[] = []
  const mine = (subject: Subject, part: 'guest' | 'cookie') =>
    sent.filter(({ row: { subject: other } }) =>
      subject.kind === 'guest' && other.kind === 'guest'
        ? other[part] === subject[part]
        : other.kind === subject.kind && keyOf(other) === keyOf(subject),
    ).length
  return {
    async take(subject, generation, recipient, from) {
      const row = quotas.rows.find(
        (one) =>
          one.key === generation &&
          one.subject.kind === subject.kind &&
          keyOf(one.subject) === keyOf(subject),
      )
      if (!row) return { outcome: 'not_found' }
      if (sent.some((one) => one.row === row)) return { outcome: 'already_sent' }
      if (!row.result) return { outcome: row.leaseUntil > Date.now() ? 'pending' : 'not_found' }
      const fullest = Math.max(
        mine(subject, 'guest'),
        mine(subject, 'cookie'),
        sent.filter((one) => one.recipient === recipient).length,
      )
      const fromHere = sent.filter((one) => from !== null && one.from === from).length
      if (fullest >= LIMITS.mailsPerDay || fromHere >= MAILS_PER_ADDRESS) return { outcome: 'refused' }
      sent.push({ row, recipient, from })
      return { outcome: 'taken', id: row.id, result: row.result }
    },
    async release(id) {
      const at = sent.findIndex(({ row }) => row.id === id)
      if (at >= 0) sent.splice(at, 1)
    },
  }
}

/** Same as in `take_recipe_mail`. */
const MAILS_PER_ADDRESS = 30

/** Public recipes by slug. */
export const memorySharedRecipes = (rows: Record<string, unknown> = {}): SharedRecipeStore => ({
  read: async (slug) => rows[slug] ?? null,
})

/**
 * The database's rules for guests' links, over the generations of `quotas`. Which fields it leaves out of a recipe is tested with
 * the database.
 */
export function memoryGuestShares(quotas: ReturnType<typeof memoryQuotas>): GuestShareStore {
  const shares: { slug: string; of: Guest; key: string; row: object | null }[] = []
  const isOf = ({ guest, cookie }: Guest, other: Guest) => other.guest === guest || other.cookie === cookie
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString()
  return {
    async share(guest, generation) {
      const mine = shares.filter(({ of }) => isOf(guest, of))
      const known = mine.find(({ key, row }) => key === generation && row)
      if (known) return { outcome: 'shared', slug: known.slug, until }
      const made = quotas.rows.find(
        ({ key, subject }) => key === generation && subject.kind === 'guest' && isOf(guest, subject),
      )
      if (!made) return { outcome: 'not_found' }
      if (!made.result) return { outcome: 'pending' }
      if (mine.length >= LIMITS.guestSharesPerDay) return { outcome: 'refused' }
      const slug = randomUUID().replaceAll('-', '')
      shares.push({ slug, of: guest, key: generation, row: rowOf(made.result, until) })
      return { outcome: 'shared', slug, until }
    },
    async remove(guest, slug) {
      const share = shares.find((one) => one.slug === slug && one.row && isOf(guest, one.of))
      if (!share) return false
      share.row = null
      return true
    },
    read: async (slug) => shares.find((one) => one.slug === slug)?.row ?? null,
  }
}

/** Same as in `guest_share`. */
function rowOf({ title, description, ingredients, instructions, tips, ...recipe }: Recipe, until: string) {
  const { nutritionalInfo } = recipe
  return {
    ...{ title, description, ingredients, instructions, tips, servings: recipe.servings, until },
    ...{ prep_time: recipe.prepTime, cook_time: recipe.cookTime, dietary_type: [] },
    ...perNutrientColumn(({ key }) => nutritionalInfo[key]),
    meal_type: recipe.kind?.mealType.toLowerCase() ?? null,
    figures: recipe.figures,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  }
}

/** The database's count of filled weeks. */
export const memoryPlanFills = (): PlanFillStore & { used: Map<string, number> } =>
  memoryCounts(LIMITS.guestPlanFillsPerDay, LIMITS.memberPlanFillsPerDay)

/** The database's count of brought recipes. */
export const memoryBrings = (): BringStore & { used: Map<string, number> } =>
  memoryCounts(LIMITS.guestBringsPerDay, LIMITS.memberBringsPerDay)

function memoryCounts(ofGuest: number, ofMember: number): PlanFillStore & { used: Map<string, number> } {
  const used = new Map<string, number>()
  const left = (subject: Parameters<PlanFillStore['left']>[0]) =>
    (subject.kind === 'member' ? ofMember : ofGuest) - (used.get(keyOf(subject)) ?? 0)
  return {
    used,
    left: async (subject) => left(subject),
    async count(subject) {
      if (left(subject) === 0) return null
      used.set(keyOf(subject), (used.get(keyOf(subject)) ?? 0) + 1)
      return left(subject)
    },
  }
}

/** The database's count of changed dishes. */
export function memoryFits(): FitStore & { used: Map<string, number> } {
  const used = new Map<string, number>()
  return {
    used,
    async count(subject) {
      const limit = subject.kind === 'member' ? LIMITS.memberFitsPerDay : LIMITS.guestFitsPerDay
      const before = used.get(keyOf(subject)) ?? 0
      if (before >= limit) return null
      used.set(keyOf(subject), before + 1)
      return limit - before - 1
    },
  }
}
