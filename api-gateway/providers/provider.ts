import type { RecipeRequest } from '@evenplate/domain/request'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import type { Brief } from '../brief/brief.ts'

/** One message of a chat, in the form that OpenAI-style models accept. */
export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/** A provider's input for one recipe. A model reads `messages`, the house chef the rest. */
export type ProviderTask = {
  request: RecipeRequest
  /** The reading of the request, which every provider must follow. */
  brief: Brief
  /** The rules the dish must follow. They are checked again afterwards for every provider. */
  rules: Rules
  messages: Message[]
  /** The same task, seed and turn give the same dish, if the provider can promise that. */
  seed: string
  /** 0, 1, 2 … recipes this person had today: successive turns give different dishes. */
  turn: number
}

/** A JSON schema that a reply is to have. */
export type Shape = { name: string; schema: object }

/** A short question whose answer is JSON. */
export type Question = { messages: Message[]; shape: Shape; maxTokens: number }

/** A writer of recipes. One call of `write` is one try: retries, repairs, checks and figures are the gateway's work. */
export type Provider = {
  name: 'openai' | 'house-chef'
  /** A sentence for the page: who composed this. */
  notice: string
  /**
   * Checks a task before it costs anything. Its turn is not known yet; its seed is what `write` gets with the same brief, unless the
   * day changes in between.
   * @throws AppError `cannot_be_done` with what prevents it and suggestions
   */
  plan?(task: Omit<ProviderTask, 'turn'>): void
  /**
   * Chunks of the reply's text, which contains one JSON object.
   * @throws ProviderFailure for failures on the provider's side; stops soon after `signal` aborts.
   */
  write(task: ProviderTask, signal: AbortSignal): AsyncIterable<string>
  /**
   * Chunks of the answer to a question, in one request; missing if the provider is not a model.
   * @throws as `write`
   */
  answer?(question: Question, signal: AbortSignal): AsyncIterable<string>
}
