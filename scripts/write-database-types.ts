// `npm run db:types`: writes platform/database.generated.ts from the migrations, using a database in memory.
import { writeFile } from 'node:fs/promises'
import { openDatabase } from '../supabase/embedded/database.ts'
import { typesOf } from '../supabase/sql/types-of.ts'

const TARGET = new URL('../platform/database.generated.ts', import.meta.url)

const { connection, sql } = await openDatabase()
await writeFile(TARGET, await typesOf(sql))
await connection.close()
console.log('platform/database.generated.ts is up to date.')
