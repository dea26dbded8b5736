import * as z from 'zod/mini'

export type Choice = { line: number; id: string; amount: string | null }

const answer = z.strictObject({ choices: z.array(z.unknown()).check(z.maxLength(100)) })
const choice = z.strictObject({
  line: z.int(),
  id: z.string().check(z.maxLength(40)),
  amount: z.nullable(z.string().check(z.maxLength(80))),
})

/**
 * The choices of a reply. A choice of another shape, with an extra field, or for a line answered twice does not count.
 * @throws SyntaxError, ZodError if the whole reply has another shape
 */
export function choicesIn(reply: string): Choice[] {
  const { choices } = answer.parse(JSON.parse(reply))
  const read = choices.map((one) => choice.safeParse(one).data).filter((one) => one !== undefined)
  return read.filter(({ line }) => read.filter((other) => other.line === line).length === 1)
}
