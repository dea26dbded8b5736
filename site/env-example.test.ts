import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { describe, expect, it } from 'vitest'
import { ROOT } from './builds/rooms.ts'
import { readSiteEnv } from './env.ts'

const text = readFileSync(join(ROOT, '.env.example'), 'utf8')
const settings = [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([line, name = '', value = '']) => ({
  name,
  value,
  above: text.slice(0, text.indexOf(line)).trimEnd().split('\n').at(-1) ?? '',
}))
const listed = settings.map(({ name }) => name)

/** Every variable that the code reads, set or not. */
function askedBy(read: (env: Record<string, string | undefined>) => unknown): string[] {
  const asked = new Set<string>()
  read(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
  return [...asked]
}

/** Read where they are needed, by commands of the site. */
const readDirectly = () =>
  globSync('site/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', '**/dist/**', '**/node_modules/**'] })
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/(?<=process\.env\.)[A-Z_]+/g) ?? [])
    // Variables of the system and of tools; a service's own PORT has the site's name.
    .filter((name) => !['NODE_COMPILE_CACHE', 'NODE_ENV', 'PATH'].includes(name))

describe('.env.example', () => {
  it('lists every variable that is read, each once, and no other', () => {
    const read = [...askedBy(readSiteEnv), ...askedBy(readGatewayEnv), ...readDirectly()]
    expect(listed.toSorted()).toEqual([...new Set(read)].toSorted())
  })

  it('names the defaults', () => {
    const example = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
    expect(readSiteEnv(example)).toEqual(readSiteEnv({}))
    expect(readGatewayEnv(example)).toEqual(readGatewayEnv({}))
    // The model's variables are read only where a model is used.
    const key = { OPENAI_API_KEY: 'sk-1' }
    expect(readGatewayEnv({ ...example, ...key })).toEqual(readGatewayEnv(key))
  })

  it.each(settings)('explains $name in a sentence', ({ above }) => {
    expect(above).toMatch(/^# [A-Z].{15,}\.$/)
  })

  it('states every default that is a number', () => {
    const unsaid = settings.filter(({ value }) => value === '').map(({ name }) => name)
    const withNumber = unsaid.filter((name) => {
      const stops = (value: string) => {
        try {
          readSiteEnv({ [name]: value })
          readGatewayEnv({ [name]: value })
          return false
        } catch (error) {
          return / number from /.test(String(error))
        }
      }
      return stops('x')
    })
    expect(withNumber).toEqual([])
  })
})
