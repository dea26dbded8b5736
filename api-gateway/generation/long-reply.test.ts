import { readDraft } from '@evenplate/domain/draft'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Provider, ProviderTask } from '../providers/provider.ts'
import { askOnce } from './ask-once.ts'
import { JsonFinder } from './find-json.ts'
import { PartialGate } from './partial.ts'

afterEach(() => vi.restoreAllMocks())

const lines = (n: number) => Array.from({ length: n }, (_, at) => `Stir ${at}.`)
const LONG: Record<string, (n: number) => string> = {
  'many steps': (n) => JSON.stringify({ ingredients: ['1 leek'], instructions: lines(n) }),
  'many ingredients': (n) => JSON.stringify({ ingredients: lines(n), instructions: ['Boil.'] }),
  'many empty lines': (n) => `{"ingredients":["1 leek"${',""'.repeat(n)}],"instructions":["Boil."]}`,
  'one title again and again': (n) =>
    `{${'"title":"A soup","x":1,'.repeat(n)}"ingredients":["1 leek"],"instructions":["Boil."]}`,
  'many objects': (n) => '{"title":"A soup","description":"Hot."}'.repeat(n),
  'objects in objects': (n) => '{"title":"A soup","more":'.repeat(n),
}
const chunksOf = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))

describe.each(Object.entries(LONG))('a reply of %s', (_, of) => {
  it.each([16, 1_000_000])(
    'of 20,000 is read no further than a recipe can be long, in pieces of %d',
    async (size) => {
      const take = vi.spyOn(PartialGate.prototype, 'take')
      const provider: Provider = {
        name: 'openai',
        notice: '',
        async *write() {
          yield* chunksOf(of(20_000), size)
        },
      }
      const rules = { allergies: ['nuts' as const], diets: [], avoid: [] }
      const tried = await askOnce(
        provider,
        { rules, messages: [], seed: '', turn: 0 } as unknown as ProviderTask,
        () => {},
        new AbortController().signal,
      )
      expect(tried.outcome).toBe('unreadable')
      expect(take.mock.calls.length).toBeLessThanOrEqual(600)
    },
  )

  it('is read in time linear in its length', () => {
    const [short, long] = [4_000, 32_000].map((n) => {
      const chunks = chunksOf(of(n), 16)
      return Math.min(
        ...[1, 2, 3, 4, 5].map(() => {
          const finder = new JsonFinder()
          // CPU time of this thread, however busy the machine is.
          const before = process.threadCpuUsage()
          for (const chunk of chunks) finder.push(chunk)
          return process.threadCpuUsage(before).user
        }),
      )
    })
    // Eight times the length. A reader that starts over with each piece would take sixty-four times as long.
    expect(long! / Math.max(short!, 1000)).toBeLessThan(40)
  })
})

it('only the beginning of a long line is processed', () => {
  const draft = readDraft({
    title: '<script '.repeat(50_000),
    ingredients: [{ name: `${'<style>'.repeat(50_000)}` }, `1 leek ${'x'.repeat(200_000)}`],
    instructions: ['Boil.'],
  })
  expect(draft.ingredients).toHaveLength(1)
  expect(draft.ingredients[0]).toMatch(/^1 leek x+$/)
  expect(draft.ingredients[0]?.length).toBeLessThanOrEqual(600)
})
