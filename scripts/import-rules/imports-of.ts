/** One import of a file. `typeOnly`: nothing of it is left when the code runs. */
export type Import = { specifier: string; typeOnly: boolean }

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** The formatter begins each of these in the first column, so text within a string is not taken for one. */
const STATEMENT = /^(import|export)\s(type\s)?(?:[^'"`;=()]*?\bfrom\s*)?(['"])([^'"\n]+)\3/gm
const DYNAMIC = /\bimport\(\s*(['"`])([^'"`\n]+)\1/g
/** A module that is named to load it later or to stand in for it. */
const NAMED = /\bvi\.(?:mock|doMock|importActual)(?:<[^>]*>)?\(\s*(['"])([^'"\n]+)\1/g
const BY_ADDRESS = /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1,\s*import\.meta\.url/g
const IN_STYLES = /(?:@import\s+(?:url\()?|\bfrom\s+)(['"])([^'"\n]+)\1/g

/** What a source file or stylesheet imports, in every way it can be written. */
export function importsOf(path: string, source: string): Import[] {
  const code = source.replace(COMMENT, (comment) => (comment.startsWith('\n') ? '\n' : ''))
  if (path.endsWith('.css')) return found(code, IN_STYLES)
  const statements = [...code.matchAll(STATEMENT)].map(([, , type, , specifier]) => ({
    specifier: specifier!,
    typeOnly: type !== undefined,
  }))
  return [...statements, ...[DYNAMIC, NAMED, BY_ADDRESS].flatMap((way) => found(code, way))]
}

const found = (code: string, way: RegExp): Import[] =>
  [...code.matchAll(way)]
    .filter(({ index }) => !isInTemplate(code.slice(code.lastIndexOf('\n', index) + 1, index)))
    .map(([, , specifier]) => ({ specifier: specifier!, typeOnly: false }))

/** Whether a template that this line opened is still open at its end: code that a test writes down, not runs. */
const isInTemplate = (line: string): boolean => line.replace(/`[^`]*`|'[^'`]*'|"[^"`]*"/g, '').includes('`')
