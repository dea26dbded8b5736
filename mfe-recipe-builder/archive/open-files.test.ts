import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { ARCHIVE, type Opened } from './archive-limits.ts'
import { openFiles } from './open-files.ts'

const file = (name: string, content: string | Uint8Array) => new File([content as BlobPart], name)

const LIMITS = { ...ARCHIVE, text: 100_000, texts: 20_000_000, recipes: 20, entries: 50 }

const opened = (...files: File[]) => openedIn(LIMITS, ...files)

async function openedIn(limits: typeof LIMITS, ...files: File[]): Promise<Opened[]> {
  const all: Opened[] = []
  for await (const one of openFiles(files, limits)) all.push(one)
  return all
}

it('opens texts, and the texts of archives and of archives within them, and skips pictures', async () => {
  const inner = zipSync({ 'recipe.json': strToU8('{"name":"Soup"}'), 'image.jpg': new Uint8Array(50_000) })
  const archive = zipSync({
    'a/recipe.json': strToU8('{"name":"Stew"}'),
    '7.zip': [inner, { level: 0 }],
    'a/full.jpg': new Uint8Array(100_000),
    '__MACOSX/a/._recipe.json': strToU8('x'),
  })
  expect(await opened(file('soup.txt', 'Soup'), file('export.zip', archive))).toEqual([
    { name: 'soup.txt', text: 'Soup' },
    { name: 'export.zip/a/recipe.json', text: '{"name":"Stew"}' },
    { name: 'export.zip/7.zip/recipe.json', text: '{"name":"Soup"}' },
  ])
})

it('says what cannot be opened, by its name, and opens the others', async () => {
  const folder = file('folder', '')
  folder.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('a folder')) })
  const found = await opened(
    folder,
    file('photo.jpg', new Uint8Array([0xff, 0xd8, 0, 0, 0])),
    file('nothing.txt', ' \n'),
    file('long.txt', new Uint8Array(LIMITS.text + 1).fill(97)),
    file('cut.zip', zipSync({ 'a.json': strToU8('{"name":"Stew"}'.repeat(100)) }).subarray(0, 60)),
    file('pictures.zip', zipSync({ 'a.jpg': new Uint8Array(10) })),
    file('soup.txt', 'Soup'),
  )
  expect(found).toEqual([
    { name: 'folder', problem: 'unreadable' },
    { name: 'photo.jpg', problem: 'not-text' },
    { name: 'nothing.txt', problem: 'empty' },
    { name: 'long.txt', problem: 'too-large' },
    { name: 'cut.zip', problem: 'broken' },
    { name: 'pictures.zip', problem: 'empty' },
    { name: 'soup.txt', text: 'Soup' },
  ])
})

/** An archive whose one file claims to be small and is not. */
function liar(size: number): Uint8Array {
  const archive = zipSync({ 'bomb.json': new Uint8Array(size) })
  const view = new DataView(archive.buffer, archive.byteOffset)
  view.setUint32(22, 10, true)
  return archive
}

it('drops a zip bomb while it unpacks, whatever size it declares', async () => {
  expect(await opened(file('bomb.zip', liar(30_000_000)), file('soup.txt', 'Soup'))).toEqual([
    { name: 'bomb.zip/bomb.json', problem: 'too-large' },
    { name: 'soup.txt', text: 'Soup' },
  ])
})

it('stops when the total output or number of files is too large', async () => {
  const named = (count: number, ending: string, content: Uint8Array) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.${ending}`, content])))
  const last = async (archive: Uint8Array) => (await opened(file('a.zip', archive))).at(-1)
  const noise = crypto.getRandomValues(new Uint8Array(60_000))
  const much = await openedIn({ ...LIMITS, texts: 400_000 }, file('a.zip', named(8, 'json', noise)))
  expect(much).toHaveLength(7)
  expect(much.at(-1)).toMatchObject({ problem: 'too-much' })
  expect(await last(named(LIMITS.recipes + 5, 'json', strToU8('{}')))).toEqual({
    name: 'a.zip/20.json',
    problem: 'too-many',
  })
  expect(await last(named(LIMITS.entries + 5, 'jpg', strToU8('x')))).toEqual({
    name: 'a.zip',
    problem: 'too-many',
  })
  const deep = zipSync({ 'b.zip': zipSync({ 'c.zip': zipSync({ 'a.json': strToU8('{}') }) }) })
  expect(await opened(file('a.zip', deep))).toEqual([{ name: 'a.zip/b.zip', problem: 'empty' }])
})

it.each([
  ['Windows-1252 without a declaration', [0x6d, 0xfc, 0x73, 0x6c, 0x69], 'müsli'],
  ['UTF-8', [...new TextEncoder().encode('jalapeño')], 'jalapeño'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['UTF-16', [0xff, 0xfe, 0x61, 0, 0xfc, 0], 'aü'],
  [
    'the charset that the page names',
    [...new TextEncoder().encode('<meta charset="iso-8859-2">'), 0xb1],
    '<meta charset="iso-8859-2">ą',
  ],
  ['an unknown charset', [...new TextEncoder().encode('charset=klingon'), 0xe9], 'charset=klingoné'],
])('reads %s', async (_, bytes, text) => {
  expect(await opened(file('a.txt', new Uint8Array(bytes)))).toEqual([{ name: 'a.txt', text }])
})
