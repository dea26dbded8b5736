import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circlesOf, sayCircle } from './import-rules/circles.ts'
import { folderBreaches } from './import-rules/folder-breaches.ts'
import { readHouse } from './import-rules/read-house.ts'
import { readTables } from './import-rules/read-table.ts'
import { roomBreaches } from './import-rules/room-breaches.ts'

/** Every violation of docs/architecture.md below a root, one line each, and the import cycles between folders. */
export function judge(root: string) {
  const rules = readTables(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  const house = readHouse(root)
  return {
    breaches: [...roomBreaches(house, rules), ...folderBreaches(house, rules)],
    circles: circlesOf(house),
  }
}

if (import.meta.main) {
  const { breaches, circles } = judge(join(import.meta.dirname, '..'))
  for (const line of [...breaches, ...circles.map(sayCircle)]) console.log(line)
}
