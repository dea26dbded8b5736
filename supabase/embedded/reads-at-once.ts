import type { Member } from '../auth/bearer.ts'
import { standing } from '../auth/sessions.ts'
import type { Statements } from '../sql/statements.ts'
import { actingAs, type Claims } from './one-preamble.ts'
import { answerOf, type KnownRead, statementsOf } from './remembered-reads.ts'
import type { InTurn } from './turns.ts'

/** The most reads of one member that share a turn, so that no one waits for more of someone else's reads. */
const AT_ONCE = 16

/** `ended`: the member's session has ended. Null if @supabase/lite has to say why there is no answer. */
type Answer = Response | 'ended' | null
type Group = { read: KnownRead; answer(answer: Answer): void; fail(error: unknown): void }[]

/** Answers reads of known shapes in one transaction, together with all reads by the same member at that moment. */
export function readsAtOnce(
  statements: Pick<Statements, 'transaction'>,
  inTurn: InTurn,
  settle: () => Promise<void>,
): (read: KnownRead, claims: Claims, member: Member | null) => Promise<Answer> {
  const open = new Map<Member, Group>()

  return (read, claims, member) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const group = (member && open.get(member)) ?? []
    group.push({ read, answer: resolve, fail: reject })
    if (member && group.length < AT_ONCE) open.set(member, group)
    else if (member) open.delete(member)
    // Later, when everything that arrived with it has been received.
    if (group.length === 1) setImmediate(() => takeTurn(group, claims, member))
    return promise
  }

  function takeTurn(group: Group, claims: Claims, member: Member | null): void {
    inTurn(() => answered(group, claims, member)).catch((error) => {
      for (const { fail } of group) fail(error)
    })
  }

  async function answered(group: Group, claims: Claims, member: Member | null): Promise<void> {
    if (member && open.get(member) === group) open.delete(member)
    const asked = group.map(({ read }) => statementsOf(read))
    // Looked up before taking the member's role, because members may not read sessions.
    const before = [...(member ? [standing(member)] : []), actingAs(claims.role, claims.sub ?? '', claims)]
    try {
      const answers = await statements.transaction([...before, ...asked.flat()])
      const stands = !member || answers[0]?.count === 1
      let from = before.length
      for (const [at, { read, answer }] of group.entries()) {
        const to = from + (asked[at]?.length ?? 0)
        answer(stands ? answerOf(read, answers.slice(from, to)) : 'ended')
        from = to
      }
    } catch {
      await settle()
      for (const { answer } of group) answer(null)
    }
  }
}
