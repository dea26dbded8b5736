import { expect, it } from 'vitest'
import { importsOf } from './imports-of.ts'

const named = (source: string, path = 'a.ts') => importsOf(path, source).map(({ specifier }) => specifier)

it.each([
  [`import { a } from './a.ts'`, './a.ts'],
  [`import a, { type B } from "./a.ts"`, './a.ts'],
  [`import './a.css'`, './a.css'],
  [`import {\n  a,\n  b,\n} from './a.ts'`, './a.ts'],
  [`export { a } from './a.ts'`, './a.ts'],
  [`export * from './a.ts'`, './a.ts'],
  [`const a = () => import('./a.ts')`, './a.ts'],
  [`const a = import(/* webpackChunkName: "a" */ './a.ts')`, './a.ts'],
  [`const a = import(\n  './a.ts'\n)`, './a.ts'],
  ['const a = import(`./a.ts`)', './a.ts'],
  [`type A = import('./a.ts').A`, './a.ts'],
  [`vi.mock('./a.ts', () => ({}))`, './a.ts'],
  [`await vi.importActual<typeof A>('./a.ts')`, './a.ts'],
  [`new Worker(new URL('./a.ts', import.meta.url))`, './a.ts'],
  [`import rows from './a.json' with { type: 'json' }`, './a.json'],
])('reads %s', (source, specifier) => {
  expect(named(source)).toEqual([specifier])
})

it.each([
  [`// import { a } from './a.ts'`],
  [`/**\n * import('./a.ts')\n */`],
  [`const words = "import a from './a.ts'"`],
  [`const from = 'from'\nconst a = './a.ts'`],
  [`export const a = 'from'`],
  ["const probe = `import('./a.ts')`"],
])('finds no import in %s', (source) => {
  expect(named(source)).toEqual([])
})

it('reads what style sheets import from others', () => {
  expect(named(`@import './a.css';\n.b { composes: c from '../c.module.css'; }`, 'b.css')).toEqual([
    './a.css',
    '../c.module.css',
  ])
})

it('recognizes imports that are gone when the code runs', () => {
  expect(importsOf('a.ts', `import type { A } from './a.ts'\nimport { type B } from './b.ts'`)).toEqual([
    { specifier: './a.ts', typeOnly: true },
    { specifier: './b.ts', typeOnly: false },
  ])
})
