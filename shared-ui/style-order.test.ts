import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * A page loads its styles in several files, in an order that depends on the pages visited before. So no rule may win by
 * its position: a component that others restyle uses a layer below theirs. Rules in `ui.part` always lose to those in
 * `ui`, and those in `app.part` to those in `app`.
 */
const LAYERS = ['ui.part', 'ui', 'app.part', 'app']

const ROOT = join(import.meta.dirname, '..')
const FILES = globSync('{shared-ui,recipe-view,shell,mfe-*}/**/*.tsx', { cwd: ROOT }).filter(
  (path) => !/node_modules|\.(?:test|stories)\.tsx$|testing\//.test(path),
)

const source = new Map(FILES.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))

/** The layers of a component's own styles, by their position in the order. */
function layersOf(path: string): number[] {
  const sheet = /import styles from '([^']+\.css)'/.exec(source.get(path) ?? '')?.[1]
  if (!sheet) return []
  const css = readFileSync(join(ROOT, dirname(path), sheet), 'utf8')
  return [...css.matchAll(/^@layer ([\w.]+) \{/gm)].map(([, name]) => LAYERS.indexOf(name ?? ''))
}

const EXPORTS: Record<string, string> = {
  '@evenplate/shared-ui/': 'shared-ui/components/',
  '@evenplate/recipe-view/': 'recipe-view/',
}

function fileOf(from: string, at: string): string | undefined {
  if (from.startsWith('.')) return FILES.find((path) => path === join(dirname(at), from))
  const room = Object.entries(EXPORTS).find(([prefix]) => from.startsWith(prefix))
  if (!room) return undefined
  const name = from.slice(room[0].length)
  return FILES.find((path) => path.startsWith(room[1]) && path.endsWith(`/${name}.tsx`))
}

/** What a file restyles: components that it gives a class, and button styles and the like that it adds a class to. */
function restyledBy(path: string): { name: string; file: string }[] {
  const text = source.get(path) ?? ''
  const imported = [...text.matchAll(/import \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names, from]) =>
    (names ?? '').split(',').map((name) => ({
      name: name.trim().replace(/^type /, ''),
      file: fileOf(from ?? '', path),
    })),
  )
  const gets = (name: string) =>
    new RegExp(`<${name}\\b(?:[^<>]|=>|<[^>]*/>)*className=\\{[^}]*styles`).test(text) ||
    new RegExp(`(?:classNames\\(\\s*|\\$\\{)${name}\\(`).test(text) ||
    (name === 'Field' && /wiring\.className, styles/.test(text))
  return imported.flatMap(({ name, file }) =>
    file && /^\w+$/.test(name) && gets(name) ? [{ name, file }] : [],
  )
}

it('finds what restyles what', () => {
  const restyled = (file: string) => restyledBy(file).map(({ name }) => name)
  expect(restyled('shared-ui/components/ChipGroup/ChipGroup.tsx')).toContain('Icon')
  expect(restyled('shell/pages/home/ClosingCall.tsx')).toContain('buttonClass')
})

it('puts every component that others restyle in a layer below theirs', () => {
  const wrong = FILES.flatMap((path) => {
    const own = Math.min(...layersOf(path), LAYERS.length)
    return restyledBy(path)
      .filter(({ file }) => file !== path && layersOf(file).some((layer) => layer >= own))
      .map(({ name, file }) => `${path} restyles ${name} of ${file}`)
  })
  expect(wrong).toEqual([])
})

it('knows every layer', () => {
  for (const path of FILES) expect(layersOf(path), path).not.toContain(-1)
})
