// A gateway in a separate process that cooks one recipe until it is killed.
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'

const { options, openai, request } = JSON.parse(process.argv[2] ?? '{}')
const env = readGatewayEnv({ OPENAI_BASE_URL: openai })
const gateway = openGateway({
  env,
  ...options,
  log: (level, event) => void process.stderr.write(`${level}: ${event}\n`),
})
const response = await gateway.app.request('/api/recipes', { method: 'POST', ...request })
process.stderr.write(`it was answered: ${response.status}\n`)
