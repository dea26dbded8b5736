import { afterEach, describe, expect, it, vi } from 'vitest'
import { briefOf } from '../brief/reading/brief-of.ts'
import { NO_BOOK } from '../brief/reading/dishes.ts'
import type { Message, Provider, ProviderTask } from '../providers/provider.ts'
import { salmonWith } from '../testing/replies.ts'
import { askOnce } from './ask-once.ts'
import { PartialGate } from './partial.ts'
import { promptFor } from './prompt.ts'

afterEach(() => vi.restoreAllMocks())

const RULES = { allergies: ['nuts' as const], diets: [], avoid: [] }
const REQUEST = { mode: 'free' as const, text: 'Salmon for dinner' }

function attempt(reply: string) {
  const provider: Provider = {
    name: 'openai',
    notice: '',
    async *write() {
      yield reply
    },
  }
  const task = { request: REQUEST, rules: RULES, messages: [], seed: 's', turn: 0 } as unknown as ProviderTask
  const shown: unknown[] = []
  return askOnce(provider, task, (partial) => shown.push(partial), new AbortController().signal)
}

describe('the whole recipe', () => {
  it.each(['title', 'description', 'ingredients', 'instructions', 'bloodSugarTips'])(
    'is checked against the rules again, in case a broken %s got past the checks while streaming',
    async (field) => {
      vi.spyOn(PartialGate.prototype, 'take').mockReturnValue(null)
      const isList = !['title', 'description'].includes(field)
      const tried = await attempt(
        salmonWith({ [field]: isList ? ['2 tbsp peanut butter'] : 'Peanut supper' }),
      )
      expect(tried).toMatchObject({ outcome: 'violates', violations: [{ rule: 'nuts allergy' }] })
    },
  )

  it('is read in its own order: our instructions are found even if repeated out of order', async () => {
    const [system] = promptFor({
      request: REQUEST,
      brief: briefOf(REQUEST, null, NO_BOOK),
      rules: RULES,
      profile: null,
    }) as [Message]
    const words = system.content.split(' ')
    const { title, instructions: _, ingredients: __, ...rest } = JSON.parse(salmonWith({}))
    const reply = JSON.stringify({
      instructions: [words.slice(6, 12).join(' ')],
      title,
      ...rest,
      ingredients: ['300 g salmon', words.slice(0, 6).join(' ')],
    })
    expect(reply.indexOf('"instructions"')).toBeLessThan(reply.indexOf('"ingredients"'))
    expect(await attempt(reply)).toEqual({ outcome: 'leaks' })
  })

  it('passes if it breaks no rule', async () => {
    expect(await attempt(salmonWith({}))).toMatchObject({ outcome: 'draft', notes: [] })
  })
})
