import type { Rspack } from '@rsbuild/core'

const FILE = 'mocker-runtime-injected.js'

/**
 * Storybook's builder (storybook-builder-rsbuild 3.6.0) adds this file only to builds that rewrite the page, but the
 * page requests it after every build. Without it, a story that is reloaded during development never appears.
 */
export class KeepMockerRuntime implements Rspack.RspackPluginInstance {
  #content: string | Buffer | null = null

  apply(compiler: Rspack.Compiler) {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap(KeepMockerRuntime.name, (compilation) => {
      const afterThePage = { name: KeepMockerRuntime.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }
      compilation.hooks.processAssets.tap(afterThePage, () => {
        const added = compilation.getAsset(FILE)
        if (added) this.#content = added.source.source()
        else if (this.#content) compilation.emitAsset(FILE, new sources.RawSource(this.#content))
      })
    })
  }
}
