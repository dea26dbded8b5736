import { type FlateError, Inflate, type UnzipDecoder, type UnzipDecoderConstructor } from 'fflate'
import type { ArchiveProblem } from './archive-limits.ts'
import { mayHoldRecipe } from './may-hold-recipe.ts'

type Pass = (data: Uint8Array<ArrayBuffer>, isFinal: boolean) => void

/**
 * Produces the bytes of an archive's entries: those that are stored uncompressed, and those that are compressed. An
 * entry is skipped if it cannot be a recipe, declares too much, or turns out to be too large.
 * @param most maximum bytes of one entry
 * @param onOut called with all bytes that come out
 */
export const decodersOf = (most: number, onOut: (bytes: number) => void): UnzipDecoderConstructor[] => [
  decoder(STORED, most, onOut, (pass) => pass),
  decoder(DEFLATED, most, onOut, (pass) => {
    const inflate = new Inflate(pass)
    return (chunk, isFinal) => inflate.push(chunk, isFinal)
  }),
]

const STORED = 0
const DEFLATED = 8

function decoder(
  compression: number,
  most: number,
  onOut: (bytes: number) => void,
  begin: (pass: Pass) => Pass,
): UnzipDecoderConstructor {
  return class implements UnzipDecoder {
    static compression = compression
    declare ondata: UnzipDecoder['ondata']
    private isOver: boolean
    private size = 0
    private readonly declared: number
    private readonly take: Pass

    constructor(name: string, _size = 0, declared = 0) {
      this.isOver = !mayHoldRecipe(name)
      this.declared = declared
      this.take = begin((data, isFinal) => this.pass(data, isFinal))
    }

    push(chunk: Uint8Array<ArrayBuffer>, isFinal: boolean): void {
      if (this.isOver) return
      try {
        if (this.declared > most) this.fail('too-large')
        else this.take(chunk, isFinal)
      } catch {
        this.fail('broken')
      }
    }

    private pass(data: Uint8Array<ArrayBuffer>, isFinal: boolean): void {
      if (this.isOver) return
      onOut(data.length)
      this.size += data.length
      if (this.size > most) this.fail('too-large')
      else this.ondata(null, data, isFinal)
    }

    private fail(problem: ArchiveProblem): void {
      this.isOver = true
      this.ondata(
        Object.assign(new Error(problem), { code: 0 as FlateError['code'] }),
        new Uint8Array(),
        true,
      )
    }
  }
}

/** Why an entry cannot be used; whatever the library itself throws means a broken archive. */
export const problemOf = ({ message }: Error): ArchiveProblem =>
  message === 'too-large' ? message : 'broken'
