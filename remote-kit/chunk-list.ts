import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rspack } from '@rsbuild/core'

/** The files of each named chunk and of what it shares with others, as paths in the build. */
export type ChunkList = Record<string, string[]>

/**
 * Writes `chunks.json` into the build. A document names the files of the page that it shows and of the parts on it
 * (`page-<name>`, `part-<name>`), and the shell's for any remote (`federation`), so that a browser need not run any
 * code to learn of them.
 */
export class ChunkListPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tap('ChunkList', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
      const list: ChunkList = Object.fromEntries(
        Object.entries(namedChunkGroups)
          .filter(([name]) => /^(?:(?:page|part)-.+|federation)$/.test(name))
          .map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
      )
      writeFileSync(join(compiler.outputPath, 'chunks.json'), JSON.stringify(list, null, 2))
    })
  }
}
