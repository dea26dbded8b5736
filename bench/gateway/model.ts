import { readFileSync } from 'node:fs'
import { startFakeOpenAi } from '@evenplate/api-gateway/testing/fake-openai'
import type { AskedDish } from './dishes.ts'

/**
 * A streaming model in its own process, so that its work is not counted as the gateway's. Each reply is the requested dish,
 * in as many pieces as a reply of that many tokens has. Arguments: a file of dishes, and the number of tokens.
 */
const [file = '', tokens = ''] = process.argv.slice(2)
const dishes: AskedDish[] = JSON.parse(readFileSync(file, 'utf8'))
let asked = 0
const model = await startFakeOpenAi({
  answer({ messages = [] }) {
    const said = messages.map(({ content }) => content).join('\n')
    const dish = dishes.find(({ text }) => said.includes(text))
    asked += 1
    return dish
      ? { say: dish.reply, chunk: Math.ceil(dish.reply.length / Number(tokens)) }
      : { status: 500, body: '{}' }
  },
})
console.log(`Ready ${model.url}`)
process.on('message', () => process.send?.({ asked }))
// Ends when the process that started it ends.
process.on('disconnect', () => process.exit())
setInterval(() => {}, 60_000)
