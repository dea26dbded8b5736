import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CONTRACT } from '../platform/contract.ts'

/**
 * `npm run kit [-- FOLDER]`: makes `@evenplate/remote-kit` from these sources and packs it, into the folder or by
 * default into `remote-kit/dist`. Prints the file's path.
 */
const HERE = import.meta.dirname
const OUT = join(HERE, 'dist/package')

/** The package's import names, and their files in it. */
const EXPORTS = {
  './fake': './platform/testing/fake.js',
  './fake-db': './platform/testing/fake-db.js',
  './build': './remote-kit/remote-config.js',
  './types': { types: './remote-kit/types.d.ts' },
  './*': './platform/*.js',
}

type Manifest = {
  name: string
  version: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
} & Record<string, unknown>

rmSync(OUT, { recursive: true, force: true })
run(join(HERE, 'node_modules/.bin/tsc'), ['-p', join(HERE, 'tsconfig.package.json')])
for (const file of globSync('**/*.d.ts', { cwd: OUT })) pointAtOutput(join(OUT, file))
// Style sheets and pictures that a remote imports.
writeFileSync(join(OUT, 'remote-kit/types.d.ts'), '/// <reference types="@rsbuild/core/types" />\n')
writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
cpSync(join(HERE, 'README.md'), join(OUT, 'README.md'))
const into = resolve(process.argv[2] ?? join(HERE, 'dist'))
const [packed] = JSON.parse(run('npm', ['pack', OUT, '--pack-destination', into, '--json'])) as {
  filename: string
}[]
console.log(join(into, packed!.filename))

/** The types name each other by their sources' names. */
function pointAtOutput(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'))
}

/** This folder's own, with versions in place of the workspace's words. */
function manifest() {
  const {
    private: _,
    devDependencies,
    ...own
  }: Manifest = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'))
  if (own.version.split('.')[0] !== String(CONTRACT))
    throw new Error(`The kit's version ${own.version} does not begin with the contract's number, ${CONTRACT}`)
  const { react = '', 'react-dom': dom = '' } = devDependencies
  return {
    ...own,
    dependencies: withVersions(own.dependencies),
    peerDependencies: fromThere(withVersions({ react, 'react-dom': dom })),
    exports: EXPORTS,
    bin: { 'remote-kit': './remote-kit/remote-kit.js' },
    engines: { node: '>=22.12' },
  }
}

/** That version or a later one with the same major version. */
function fromThere(versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]))
}

/** A version is written once, in the workspace's catalog. */
function withVersions(wanted: Record<string, string>): Record<string, string> {
  const workspace = readFileSync(join(HERE, '../pnpm-workspace.yaml'), 'utf8')
  return Object.fromEntries(
    Object.keys(wanted).map((name) => {
      const version = new RegExp(`^ {2}'?${RegExp.escape(name)}'?: (\\S+)$`, 'm').exec(workspace)?.[1]
      if (!version) throw new Error(`The workspace's catalog has no version of ${name}`)
      return [name, version]
    }),
  )
}

function run(command: string, words: string[]): string {
  return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
