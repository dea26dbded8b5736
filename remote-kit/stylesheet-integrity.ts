import { createHash } from 'node:crypto'
import type { Rspack } from '@rsbuild/core'

/** A placeholder in a build's code until its style sheets are final; longer than any name that a minifier could make. */
const HASHES = '__STYLESHEET_INTEGRITY_BY_FILE_NAME__'

/**
 * How a build's runtime adds a chunk's style sheet: with the integrity that the build itself names, so the code (which
 * the page's import map checks by hash) vouches for its styles. An unknown sheet is never requested. The bundler copies
 * this function's text, so it uses nothing from outside.
 */
export function addStylesheet(link: HTMLLinkElement): void {
  const hashes = '__STYLESHEET_INTEGRITY_BY_FILE_NAME__' as unknown as Record<string, string>
  const hash = hashes[link.href.slice(link.href.lastIndexOf('/') + 1)]
  if (!hash) throw new Error(`No integrity is known of ${link.href}`)
  link.integrity = hash
  // From another origin, integrity can only be checked if the file is fetched without credentials.
  link.crossOrigin = 'anonymous'
  document.head.appendChild(link)
}

/** Writes the hashes of a build's style sheets into its code. Both names contain a hash of the content, so they always match. */
export class StylesheetIntegrityPlugin {
  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.webpack
    compiler.hooks.thisCompilation.tap('StylesheetIntegrity', (compilation) => {
      // After the last step that changes a file or its name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'StylesheetIntegrity', stage }, (assets) => {
        const hashes = Object.fromEntries(
          Object.keys(assets)
            .sort()
            .filter((file) => file.endsWith('.css'))
            .map((file) => [
              file.slice(file.lastIndexOf('/') + 1),
              integrityOf(assets[file]?.buffer() ?? ''),
            ]),
        )
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue
          const code = source.source().toString()
          const filled = withHashes(code, hashes)
          if (filled !== code) compilation.updateAsset(file, new sources.RawSource(filled))
          if (filled.includes(HASHES)) {
            compilation.errors.push(
              new WebpackError(`${file} keeps a place for style sheets that is not filled`),
            )
          }
        }
      })
    })
  }
}

/** @param code has the placeholder as a string, in whatever quotes the minifier chose */
export function withHashes(code: string, hashes: Record<string, string>): string {
  return code.replace(new RegExp(`(["'\`])${HASHES}\\1`, 'g'), () => `(${JSON.stringify(hashes)})`)
}

const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
