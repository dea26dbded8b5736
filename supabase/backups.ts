import { chmod, mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PGlite } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { BackupRefused, type Head } from './backup/backup-file.ts'
import { countRows, fill, schemaOf } from './backup/fill.ts'
import { checkBackup } from './backup/read-backup.ts'
import { movablePglite, movablePostgres } from './backup/session.ts'
import { migrationsOf } from './backup/tables.ts'
import { type BackupWritten, writeBackup } from './backup/write-backup.ts'
import { databaseIn, endRestore, hasDatabase, putInPlace, restoredIn } from './embedded/data-folder.ts'
import { openDatabase, prepare } from './embedded/database.ts'
import { keptKeys } from './embedded/keys.ts'
import { lockFolder } from './embedded/lock.ts'
import { openPglite } from './embedded/pglite.ts'
import type { DatabaseAddress } from './postgres/address.ts'
import { APPLICATION, driverOptions } from './postgres/driver-options.ts'
import { sqlOfPostgres } from './postgres/pool-sql.ts'
import { alone, refuseUnfit } from './postgres/ready-database.ts'
import { refusalOf } from './postgres/refusals.ts'
import { keepInDatabase, keptInDatabase, makeRoomForKeys } from './postgres/shared-keys.ts'
import { migrationVersions } from './sql/migrate.ts'
import type { Sql } from './sql/sql.ts'

/** Where a site has its data: a folder with an embedded database, or a PostgreSQL. */
export type DataHome = { dataDir: string } | { address: DatabaseAddress }

/**
 * Writes everything of a place to a file, as of one moment: accounts, rows, and the site's keys. A PostgreSQL may be in
 * use meanwhile.
 * @throws Error of one line if the folder is in use, there is nothing, or the file already exists
 */
export async function backUp(place: DataHome, file: string): Promise<BackupWritten> {
  const written =
    'dataDir' in place ? fromFolder(resolve(place.dataDir), file) : fromPostgres(place.address, file)
  return written.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupRefused(`${file} is there already, and is kept`) : error
  })
}

/**
 * Puts a backup into a place, which no site may use meanwhile, and updates it to today's schema. A failure leaves
 * the old rows in place.
 * @param replace whether existing data is replaced; otherwise a place with data is refused
 * @throws Error of one line
 */
export async function restore(
  file: string,
  place: DataHome,
  { replace = false } = {},
): Promise<BackupWritten> {
  const { head, end } = await checkBackup(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupRefused(`There is no file ${file}`) : error
  })
  const backup = { file, rows: end.rows, head, schema: schemaOf(head, await migrationVersions()), replace }
  await ('dataDir' in place
    ? intoFolder(resolve(place.dataDir), backup)
    : intoPostgres(place.address, backup))
  return { rows: end.rows }
}

type Backup = BackupWritten & { file: string; head: Head; schema: string; replace: boolean }

async function fromFolder(dataDir: string, file: string): Promise<BackupWritten> {
  const isNone = () => new BackupRefused(`There is no database in ${dataDir}`)
  if (!hasDatabase(dataDir)) throw isNone()
  return inOwnFolder(dataDir, async () => {
    const keys = await keptKeys(dataDir)
    if (!keys) throw isNone()
    return withFolder(databaseIn(dataDir), (driver) =>
      writeBackup(movablePglite(driver), async () => keys, file),
    )
  })
}

/** The new database is made beside the old one, which is removed once the new one is complete. */
async function intoFolder(dataDir: string, { file, rows, head, schema, replace }: Backup): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  await inOwnFolder(dataDir, async () => {
    const [known, made] = [databaseIn(dataDir), restoredIn(dataDir)]
    if (!replace && hasDatabase(dataDir) && (await withFolder(known, (driver) => rowsIn(driver))) > 0)
      throw isNotEmpty(dataDir)
    try {
      const database = await openDatabase(made, { through: schema })
      await movablePglite(database.connection.driver).session((session) =>
        fill(session, { file, rows }, true),
      )
      await prepare(database.connection, database.sql)
      await database.sql.run('analyze')
      await database.connection.close()
    } catch (error) {
      await rm(made, { recursive: true, force: true })
      throw error
    }
    await putInPlace(dataDir, head.keys)
  })
}

const rowsIn = (driver: PGlite): Promise<number> => movablePglite(driver).session(({ sql }) => countRows(sql))

const isNotEmpty = (where: string): BackupRefused =>
  new BackupRefused(`${where} has data already. With --replace it is lost, and the backup takes its place.`)

async function inOwnFolder<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const release = await lockFolder(dataDir)
  try {
    await endRestore(dataDir)
    return await work()
  } finally {
    await release()
  }
}

/** As it is: without updating it to today's schema. */
async function withFolder<Result>(
  folder: string,
  work: (driver: PGlite) => Promise<Result>,
): Promise<Result> {
  const connection = await openPglite(folder)
  try {
    return await work(connection.driver)
  } finally {
    await connection.close()
  }
}

async function fromPostgres(address: DatabaseAddress, file: string): Promise<BackupWritten> {
  return onPostgres(address, async ({ driver }) =>
    writeBackup(
      movablePostgres(driver),
      async ({ sql }) => {
        const [made] = await sql.query<{ is: boolean }>(
          "select to_regclass('evenplate_site.keys') is not null as is",
        )
        const keys = made?.is ? await keptInDatabase(sql) : null
        if (!keys) throw new BackupRefused(`There is no site’s data in the database "${address.database}"`)
        return keys
      },
      file,
    ),
  )
}

async function intoPostgres(
  address: DatabaseAddress,
  { file, rows, head, schema, replace }: Backup,
): Promise<void> {
  await onPostgres(address, async (connection) => {
    const sql = sqlOfPostgres(connection.driver)
    await refuseUnfit(sql)
    await alone(sql, async () => {
      await refuseWhileUsed(sql)
      const known = await migrationsOf(sql)
      const held = known.length > 0 ? await countRows(sql) : 0
      if (held > 0 && !replace) throw isNotEmpty(`The database "${address.database}"`)
      if (known.length > 0 && known.at(-1) !== schema)
        throw new BackupRefused(
          `The database "${address.database}" has a newer schema than the backup, which needs a database without tables`,
        )
      await prepare(connection, sql, schema)
      await makeRoomForKeys(sql)
      await movablePostgres(connection.driver).session(async (session) => {
        await fill(session, { file, rows }, held === 0)
        await keepInDatabase(session.sql, head.keys)
      })
      await prepare(connection, sql)
      await sql.run('analyze')
    })
  })
}

type Connection = ReturnType<typeof createPostgresConnection>

async function onPostgres<Result>(
  address: DatabaseAddress,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  // One connection holds the lock, one moves rows, one is left for @supabase/lite.
  const postgresOptions = { ...driverOptions(address, 'evenplate backup'), max: 3 }
  const connection = createPostgresConnection({ url: '', postgresOptions })
  try {
    return await work(connection)
  } catch (error) {
    throw refusalOf(error, address)
  } finally {
    await connection.driver.end({ timeout: 5 })
  }
}

/** A running site would continue with keys and sessions that no longer exist. */
async function refuseWhileUsed(sql: Sql): Promise<void> {
  const [row] = await sql.query<{ used: boolean }>(
    `select exists (
      select from pg_stat_activity where datname = current_database() and application_name = $1
    ) as used`,
    [APPLICATION],
  )
  if (row?.used) throw new BackupRefused('A site uses this database. Stop it first.')
}
