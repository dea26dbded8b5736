import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { ROOT, STORE } from './builds/rooms.ts'
import { readSiteEnv } from './env.ts'
import { closeServer, listen } from './listen.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  read('package.json'),
)
const settings = new Set(read('.env.example').match(/(?<=^# )[A-Z_]+(?==)/gm))

const source = read('Dockerfile')
const dockerfile = DockerfileParser.parse(source)
const steps = dockerfile
  .getInstructions()
  .map((step) => ({ name: step.getInstruction(), words: step.getArgumentsContent() ?? '' }))
const wordsOf = (name: string) => steps.filter((step) => step.name === name).map(({ words }) => words)
const listOf = (words: string): string[] => JSON.parse(words.slice(words.indexOf('[')))
const only = (name: string) => {
  const [words = '', ...others] = wordsOf(name)
  expect(others).toEqual([])
  return words
}

type Service = {
  build?: string
  image: string
  command?: string[]
  profiles?: string[]
  init: boolean
  stop_grace_period: string
  depends_on?: Record<string, { condition: string }>
  env_file: { path: string; required: boolean }[]
  environment: Record<string, string>
  ports: string[]
  volumes: string[]
}
const compose = load(read('compose.yaml')) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const services = Object.entries(compose.services)

/** The command that `npm run` would start, as a list of words. */
const commands = Object.values(scripts).map((script) => script.replace(/^exec /, '').split(' '))
const workdir = only('WORKDIR')
const volumes = listOf(only('VOLUME'))
const environment = Object.fromEntries(wordsOf('ENV').map((words) => words.split('=')))

describe('the Dockerfile', () => {
  it('can be read by an engine', () => expect(validate(source)).toEqual([]))

  it('starts from a Node that can run the project', () => {
    const major = Number(/^node:(\d+)-/.exec(only('FROM'))?.[1])
    expect(major).toBeGreaterThan(Number(/\d+/.exec(engines.node)?.[0]))
  })

  it('builds and runs as a non-root user who owns the folders', () => {
    const order = steps.map(({ name }) => name)
    expect(only('USER')).toBe('node')
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('COPY'))
    expect(source).toMatch(/^COPY --chown=node:node \. \.$/m)
    for (const folder of [workdir, environment.DATA_DIR]) expect(wordsOf('RUN')[0]).toContain(` ${folder}`)
  })

  it('runs commands of the project, and starts what npm start does', () => {
    for (const name of source.match(/(?<=npm run )[\w:]+/g) ?? []) expect(scripts).toHaveProperty(name)
    expect(source).toMatch(/^RUN npm run build\b/m)
    // A list: the process itself gets the stop signal.
    expect(listOf(only('CMD')).join(' ')).toBe(scripts.start?.replace(/^exec /, ''))
  })

  it('keeps the data and the store, and exposes the site’s port', () => {
    expect(volumes).toEqual([environment.DATA_DIR, STORE.replace(ROOT, workdir)])
    expect(only('EXPOSE')).toBe(String(readSiteEnv({}).port))
  })

  it('contains no secret', () => {
    expect(wordsOf('ARG')).toEqual([])
    expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([])
    expect(Object.keys(environment).filter((name) => /KEY|SECRET|PASSWORD|SMTP/.test(name))).toEqual([])
    const left = read('.dockerignore').split('\n')
    for (const line of ['.git', '.env', ...read('.gitignore').trim().split('\n')]) {
      const name = line.replace(/^\/|\/$/g, '')
      expect(left.filter((one) => one === name || one === `**/${name}`)).toHaveLength(1)
    }
  })

  it('checks the health of the site or gateway, and sees when it is unhealthy', async () => {
    const [command = '', ...words] = listOf(only('HEALTHCHECK'))
    const isWell = async (port: number) => {
      const [code] = await once(
        spawn(command, words, { env: { ...process.env, PORT: String(port) } }),
        'exit',
      )
      return code === 0
    }
    const asked: string[] = []
    const well = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.end()
    }).listen(0)
    await once(well, 'listening')
    expect(await isWell(portOf(well))).toBe(true)
    well.close()

    // The gateway answers, and says that its database does not.
    const nowhere = { supabaseUrl: 'http://127.0.0.1:9', publishableKey: 'p', secretKey: 's', log: () => {} }
    const gateway = openGateway({ env: readGatewayEnv({}), ...nowhere })
    expect((await gateway.app.request(asked[0] ?? '')).status).toBe(503)
    const ill = await listen(gateway.app.fetch, 0)
    const port = portOf(ill)
    expect(await isWell(port)).toBe(false)
    await closeServer(ill, async () => {})
    expect(await isWell(port)).toBe(false)
  }, 30_000)
})

describe('compose.yaml', () => {
  it('starts the site, and the gateway on request', () => {
    expect(services.map(([name, { profiles = [] }]) => [name, profiles])).toEqual([
      ['site', []],
      ['gateway', ['gateway']],
    ])
  })

  it.each(services)('runs %s by a command of the project, from the one image', (_, { command, image }) => {
    expect(image).toBe(compose.services.site?.image)
    if (command) expect(commands).toContainEqual(command)
  })

  it.each(services)('gives %s settings that exist, and its own port', (_, service) => {
    for (const name of Object.keys(service.environment)) expect(settings).toContain(name)
    expect(service.env_file).toEqual([{ path: '.env', required: false }])
    for (const port of service.ports) expect(port.split(':').at(-1)).toBe(service.environment.PORT)
  })

  it.each(services)('lets %s shut down in order', (_, { init, stop_grace_period }) => {
    expect(init).toBe(true)
    // `site/lifetime.ts`: ten seconds, even if something hangs.
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(10)
  })

  it.each(services)('keeps the data of %s in named volumes', (_, service) => {
    for (const volume of service.volumes) {
      const [name = '', target] = volume.split(':')
      expect(compose.volumes).toHaveProperty(name)
      expect(volumes).toContain(target)
    }
  })

  it('connects the gateway to the site’s backend once that is healthy, and to its keys', () => {
    const { site, gateway } = compose.services
    expect(gateway?.depends_on).toEqual({ site: { condition: 'service_healthy' } })
    expect(gateway?.environment.SUPABASE_URL).toBe(`\${SUPABASE_URL:-http://site:${site?.environment.PORT}}`)
    expect(gateway?.volumes).toEqual([`data:${environment.DATA_DIR}:ro`])
  })
})

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port
