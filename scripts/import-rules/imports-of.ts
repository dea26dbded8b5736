/** One import of a file. `typeOnly`: it is gone when the code runs. */
export type Import = { specifier: string; typeOnly: boolean }

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** The formatter puts each of these at the start of a line, so text inside a string is not mistaken for one. */
const STATEMENT = /^(import|export)\s(type\s)?(?:[^'"`;=()]*?\bfrom\s*)?(['"])([^'"\n]+)\3/gm
const DYNAMIC = /\bimport\(\s*(['"`])([^'"`\n]+)\1/g
/** A module named to load it later or to mock it. */
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

/** Whether this line opens a template string that continues: code in it is text in a test, not run. */
const isInTemplate = (line: string): boolean => line.replace(/`[^`]*`|'[^'`]*'|"[^"`]*"/g, '').includes('`')
