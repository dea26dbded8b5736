import { ASKED_NUTRIENTS } from '@evenplate/domain/nutrients'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import type { Shape } from '../provider.ts'
import type { Abilities } from './models.ts'

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const number = { type: 'number' }

const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})

/** Ingredients come before the steps: each is checked before a step that uses it can be shown. */
const RECIPE = object({
  title: text,
  description: text,
  prepTime: number,
  cookTime: number,
  servings: number,
  ingredients: texts,
  instructions: texts,
  bloodSugarTips: texts,
  nutritionalInfo: object({
    ...Object.fromEntries(ASKED_NUTRIENTS.map((key) => [key, number])),
    glycemicLoad: { type: 'string', enum: ['Low', 'Medium', 'High'] },
  }),
})

export const RECIPE_SHAPE: Shape = { name: 'recipe', schema: RECIPE }

export function replyShape(
  as: Abilities['shape'],
  { name, schema }: Shape,
): ChatCompletionCreateParams['response_format'] {
  switch (as) {
    case 'schema':
      return { type: 'json_schema', json_schema: { name, strict: true, schema: { ...schema } } }
    case 'object':
      return { type: 'json_object' }
    case 'none':
      return undefined
  }
}
