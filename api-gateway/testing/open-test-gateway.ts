import type { RecipeEvent } from '@evenplate/domain/recipe-events'
import { createApp } from '../app.ts'
import { DEFAULT_SETTINGS, type Deps, type Settings } from '../deps/deps.ts'
import { secretsFrom } from '../identity/keyed-hash.ts'
import { openAiProvider } from '../providers/openai/openai.ts'
import { memoryCalendars, memorySharedLists } from './memory-plans.ts'
import {
  memoryBrings,
  memoryContacts,
  memoryFits,
  memoryGuestShares,
  memoryMembers,
  memoryPlanFills,
  memoryQuotas,
  memoryRecipeMails,
  memorySharedRecipes,
} from './memory-store.ts'

/** A gateway that calls the OpenAI server at `openai`, with quotas in memory, and one guest with a cookie jar. */
export function openTestGateway(
  openai: { url: string; model?: string; firstPieceMs?: number; betweenPiecesMs?: number } | Deps['provider'],
  overrides: Partial<Omit<Deps, 'settings'>> & { settings?: Partial<Settings> } = {},
) {
  const quotas = memoryQuotas()
  const log: [event: string, facts: unknown][] = []
  const provider =
    'url' in openai
      ? openAiProvider({
          apiKey: 'sk-test-secret',
          baseUrl: openai.url,
          model: openai.model ?? 'gpt-3.5-turbo',
          temperature: 0.7,
          maxTokens: 1500,
          firstPieceMs: openai.firstPieceMs ?? 180_000,
          betweenPiecesMs: openai.betweenPiecesMs ?? 30_000,
        })
      : openai
  const settings = {
    ...DEFAULT_SETTINGS,
    timeoutMs: 5_000,
    maxRetries: 2,
    backoffMs: 5,
    ...overrides.settings,
  }
  const deps: Deps = {
    clock: () => new Date(),
    quotas,
    members: memoryMembers(),
    database: { answers: async () => true },
    contacts: memoryContacts(),
    recipeMails: memoryRecipeMails(quotas),
    sharedRecipes: memorySharedRecipes(),
    guestShares: memoryGuestShares(quotas),
    fits: memoryFits(),
    planFills: memoryPlanFills(),
    brings: memoryBrings(),
    calendars: memoryCalendars(),
    sharedLists: memorySharedLists(),
    web: NO_WEB,
    sendMail: null,
    provider,
    log: (_, event, facts) => log.push([event, facts]),
    field: null,
    secrets: secretsFrom('test secret'),
    peerAddress: () => '203.0.113.7',
    ...overrides,
    settings,
  }
  const { app, drain } = createApp(deps)
  let cookie = ''

  /** One request by the guest, with cookies stored as in a browser. */
  const post = (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    postTo('/recipes', body, headers, signal)

  async function postTo(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const response = await app.request(`/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-guest-id': 'guest-0001',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal,
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }

  const stream = (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    post(body, { accept: 'text/event-stream', ...headers }, signal)

  return { app, drain, deps, quotas, log, post, postTo, stream }
}

/** For tests that read no links. */
const NO_WEB: Deps['web'] = {
  resolve: async () => {
    throw new Error('this test reads no links')
  },
  isPublic: () => false,
  ports: [],
}

/** Server-sent events of a response as they arrive. */
export async function* eventsOf(response: Response): AsyncGenerator<RecipeEvent> {
  let text = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) } as RecipeEvent
    }
  }
}
