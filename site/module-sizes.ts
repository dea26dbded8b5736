import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rspack } from '@rsbuild/core'

/** Bytes of source by package, or by folder for our own code: `{ "react-dom": 540000, "shell/layout": 9100 }`. */
export type ModuleSizes = Record<string, number>

const ALL = 1_000_000

/** Writes `modules.json` next to the build, so that an exceeded budget can name what grew. */
export class ModuleSizesPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tap('ModuleSizes', (stats) => {
      const folder = join(compiler.outputPath, '..')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'modules.json'), JSON.stringify(sizesOf(stats), null, 2))
    })
  }
}

function sizesOf(stats: Rspack.Stats): ModuleSizes {
  const options = { all: false, modules: true, nestedModules: true, orphanModules: true }
  const { modules = [] } = stats.toJson({ ...options, modulesSpace: ALL, nestedModulesSpace: ALL })
  const sizes: ModuleSizes = {}
  // Merged modules are listed twice: alone, as orphans, and inside the module they were merged into.
  const emitted = modules.filter(({ orphan }) => !orphan)
  for (const module of emitted.flatMap((found) => found.modules ?? [found])) {
    const owner = ownerOf(module.nameForCondition ?? '')
    if (owner) sizes[owner] = (sizes[owner] ?? 0) + (module.size ?? 0)
  }
  return sizes
}

function ownerOf(path: string): string | null {
  const [, inPackage] = path.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? []
  if (inPackage) return inPackage
  const [, ours] =
    path.match(/\/((?:shell|mfe-[\w-]+|shared-ui|recipe-view|saved-recipe|domain|platform)\/[^/]+)/) ?? []
  return ours ?? null
}
