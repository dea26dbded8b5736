import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rspack } from '@rsbuild/core'

/** Bytes of source by package, or by folder for our own code: `{ "react-dom": 540000, "shell/layout": 9100 }`. */
export type ModuleSizes = Record<string, number>

/** Writes `modules.json` beside the build, so that a budget that breaks can name what grew. */
export class ModuleSizesPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tap('ModuleSizes', (stats) => {
      const sizes: ModuleSizes = {}
      const { modules = [] } = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        modulesSpace: Number.POSITIVE_INFINITY,
        nestedModulesSpace: Number.POSITIVE_INFINITY,
      })
      for (const module of modules.flatMap(partsOf)) {
        const owner = ownerOf(module.nameForCondition ?? '')
        if (owner) sizes[owner] = (sizes[owner] ?? 0) + (module.size ?? 0)
      }
      const folder = join(compiler.outputPath, '..')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'modules.json'), JSON.stringify(sizes, null, 2))
    })
  }
}

const partsOf = (module: Rspack.StatsModule): Rspack.StatsModule[] => module.modules ?? [module]

function ownerOf(path: string): string | null {
  const [, inPackage] = path.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? []
  if (inPackage) return inPackage
  const [, ours] = path.match(/\/((?:shell|mfe-[\w-]+|shared-ui|domain|platform)\/[^/]+)/) ?? []
  return ours ?? null
}
