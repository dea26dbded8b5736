import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A function that a room exports, with its parameters as written in the source. */
export type Exported = {
  /** `nutrition/reading/read-line.ts#readLine`. */
  id: string
  value: (...args: unknown[]) => unknown
  /** Names and types, `text: string`; null if the source could not be parsed. */
  parameters: string[] | null
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Rooms in which what visitors, members and models write is read on the server. */
const ROOMS = ['domain/*.ts', 'words/**/*.ts', 'nutrition/**/*.ts', 'api-gateway/**/*.ts']

/** Tests, and code that runs only for them or by hand. */
const NOT_SERVED =
  /\.test\.ts$|\/testing\/|\/node_modules\/|^nutrition\/table\/compare-with-usda\.ts$|^nutrition\/usda\/write-foods\.ts$/

/** Every function and class those rooms export. A re-exported name is listed where it is defined. */
export async function exportedFunctions(): Promise<Exported[]> {
  const found: Exported[] = []
  const files = globSync(ROOMS, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
    if (NOT_SERVED.test(file)) continue
    const source = readFileSync(join(ROOT, file), 'utf8')
    const module: Record<string, unknown> = await import(pathToFileURL(join(ROOT, file)).href)
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'function' || PASSED_ON(name).test(source)) continue
      found.push({
        id: `${file}#${name}`,
        value: value as Exported['value'],
        parameters: parametersOf(source, name),
      })
    }
  }
  return found
}

const PASSED_ON = (name: string) => new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from`)

/** `export function name(…)`, `export const name = (…) =>`, `export const name: (…) => Type = …`, `export class Name`. */
function parametersOf(source: string, name: string): string[] | null {
  const head = new RegExp(
    `export (?:(?:async )?function\\*? ${name}\\s*(?:<[^(]*>)?\\(|const ${name}: \\(|const ${name}\\b(?:: [^=]+)? =\\s*(?:async )?(?:<[^(]*>)?\\()`,
  ).exec(source)
  if (head) return listed(source.slice(head.index + head[0].length))
  if (!new RegExp(`export class ${name}\\b`).test(source)) return null
  const body = source.slice(source.indexOf(`export class ${name}`))
  const made = /\n {2}constructor\(/.exec(body)
  return made ? listed(body.slice(made.index + made[0].length)) : []
}

/** Parameters up to the bracket that closes their list, split at commas outside any bracket. */
function listed(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [at, sign] of [...text].entries()) {
    if (')}]>'.includes(sign) && text[at - 1] !== '=') depth -= 1
    if (depth < 0) break
    if ('({[<'.includes(sign)) depth += 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
