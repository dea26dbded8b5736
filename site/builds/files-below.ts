import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files below a folder by their paths from it, sorted, without hidden files and folders. Takes a tenth of the time of
 * Node's `globSync`; a start asks for the files of every room.
 * @param without names of folders to leave out, wherever they are
 */
export function filesBelow(folder: string, without: readonly string[] = []): string[] {
  return below('').sort()

  function below(inner: string): string[] {
    return readdirSync(join(folder, inner), { withFileTypes: true }).flatMap((entry) => {
      const path = join(inner, entry.name)
      if (entry.name.startsWith('.')) return []
      if (entry.isFile()) return path
      return entry.isDirectory() && !without.includes(entry.name) ? below(path) : []
    })
  }
}
