import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { ROOT } from '../builds/rooms.ts'
import { charactersOf, sfntOf } from './woff.ts'

/** The site's faces, by the names their files give them. */
export const FACE = {
  display: 'Fraunces SemiBold',
  text: 'Figtree Medium',
} as const
export type Face = (typeof FACE)[keyof typeof FACE]

const FILES: Record<Face, readonly string[]> = {
  [FACE.display]: ['latin', 'latin-ext', 'vietnamese'].map(
    (part) => `@fontsource/fraunces/files/fraunces-${part}-600-normal.woff`,
  ),
  [FACE.text]: ['latin', 'latin-ext'].map(
    (part) => `@fontsource/figtree/files/figtree-${part}-500-normal.woff`,
  ),
}

const loaded = Object.entries(FILES).flatMap(([face, files]) => files.map((file) => load(face as Face, file)))

/** Only our typefaces, so that a picture is the same on every machine. */
export const FONT: ResvgRenderOptions['font'] = {
  fontFiles: loaded.map(({ path }) => path),
  loadSystemFonts: false,
  defaultFontFamily: FACE.text,
}

export const canWrite = (face: Face, character: string): boolean =>
  loaded.some((font) => font.face === face && font.characters.has(character.codePointAt(0) ?? 0))

/** The renderer reads uncompressed fonts from files. */
function load(face: Face, file: string) {
  const sfnt = sfntOf(readFileSync(fileURLToPath(import.meta.resolve(file))))
  const folder = join(ROOT, 'site/dist/typefaces')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, file.slice(file.lastIndexOf('/') + 1).replace(/woff$/, 'ttf'))
  // Replaced in one step: another site may start from the same folder.
  const draft = `${path}.${process.pid}.draft`
  writeFileSync(draft, sfnt)
  renameSync(draft, path)
  return { face, path, characters: charactersOf(sfnt) }
}
