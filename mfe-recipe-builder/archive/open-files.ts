import { ARCHIVE, type ArchiveLimits, type Opened } from './archive-limits.ts'
import { decodeText } from './decode-text.ts'
import { type Found, unpack } from './unpack.ts'

/** Opens files and the archives among them. Never throws: what cannot be opened is reported by name. */
export async function* openFiles(
  files: readonly File[],
  limits: ArchiveLimits = ARCHIVE,
): AsyncGenerator<Opened> {
  const open = new Opening(limits)
  for (const file of files) {
    try {
      for await (const opened of open.file(file)) {
        yield opened
        if (open.isFull) return
      }
    } catch {
      yield { name: file.name, problem: 'unreadable' }
    }
  }
}

/** The limits apply to all files together. */
class Opening {
  private readonly count = { out: 0 }
  private recipes = 0
  isFull = false
  private readonly limits: ArchiveLimits

  constructor(limits: ArchiveLimits) {
    this.limits = limits
  }

  async *file(file: File): AsyncGenerator<Opened> {
    const { name } = file
    if (await isArchive(file)) {
      if (file.size > this.limits.file) yield { name, problem: 'too-large' }
      else yield* this.archive(name, file, 1)
    } else if (file.size > this.limits.text) yield { name, problem: 'too-large' }
    else {
      this.count.out += file.size
      yield this.text(name, new Uint8Array(await file.arrayBuffer()))
    }
  }

  private async *archive(name: string, archive: Blob, depth: number): AsyncGenerator<Opened> {
    let held = 0
    for await (const found of unpack(archive, this.limits, this.count)) {
      const opened = this.entry(name, found, depth)
      for await (const one of opened) {
        held += 1
        yield one
        if (this.isFull) return
      }
    }
    if (held === 0) yield { name, problem: 'empty' }
  }

  private async *entry(archive: string, found: Found, depth: number): AsyncGenerator<Opened> {
    const name = found.name === '' ? archive : `${archive}/${found.name}`
    if ('problem' in found) {
      if (found.problem === 'too-much' || found.problem === 'too-many') this.isFull = true
      yield { name, problem: found.problem }
    } else if (isZip(found.bytes)) {
      if (depth < this.limits.depth) yield* this.archive(name, new Blob([found.bytes as BlobPart]), depth + 1)
    } else yield this.text(name, found.bytes)
  }

  private text(name: string, bytes: Uint8Array): Opened {
    if (this.count.out > this.limits.texts) return this.full(name, 'too-much')
    this.recipes += 1
    if (this.recipes > this.limits.recipes) return this.full(name, 'too-many')
    const text = decodeText(bytes)
    if (text === null) return { name, problem: 'not-text' }
    return text.trim() === '' ? { name, problem: 'empty' } : { name, text }
  }

  private full(name: string, problem: 'too-much' | 'too-many'): Opened {
    this.isFull = true
    return { name, problem }
  }
}

const isArchive = async (file: File): Promise<boolean> =>
  isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))

const isZip = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 3 && d === 4
