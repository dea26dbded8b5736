import type { RecipeRequest } from '@evenplate/domain/request'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import type { Brief } from '../brief/brief.ts'

/** One message of a chat, as every model of the OpenAI kind takes it. */
export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/** What a provider gets to cook one recipe from. A model reads `messages`, the house chef the rest. */
export type ProviderTask = {
  request: RecipeRequest
  /** The request as it was read: what binds whoever cooks. */
  brief: Brief
  /** What the dish must keep to. It is checked again afterwards, whoever cooked. */
  rules: Rules
  messages: Message[]
  /** Same task, same seed, same turn: the same dish from a provider that can promise that. */
  seed: string
  /** 0, 1, 2 … recipes this person had today: successive turns give different dishes. */
  turn: number
}

/**
 * Someone who writes recipes. One call of `write` is one try: retries, repairs, gates and figures
 * belong to the gateway.
 */
export type Provider = {
  name: 'openai' | 'house-chef'
  /** One sentence for the page: who composed this. */
  notice: string
  /**
   * Looks at a task before it costs anything.
   * @throws AppError `cannot_be_done` with what stands in the way and ways on
   */
  plan?(task: ProviderTask): void
  /**
   * Chunks of the reply's text, which holds one JSON object.
   * @throws ProviderFailure for what went wrong at the provider's side; stops soon after `signal` aborts.
   */
  write(task: ProviderTask, signal: AbortSignal): AsyncIterable<string>
}
