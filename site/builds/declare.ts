// Imports a build in this process, which has no secrets, and writes what it declares to file descriptor 3.
import { writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { declaredBy, type Remote } from './declared-by.ts'

const { default: remote }: { default?: Remote } = await import(pathToFileURL(process.argv[2] ?? '').href)
writeSync(3, JSON.stringify(declaredBy(remote ?? {})))
process.exit()
