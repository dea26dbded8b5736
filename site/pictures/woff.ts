import { inflateSync } from 'node:zlib'

/**
 * The font inside a WOFF file, as a renderer needs it: the same tables, uncompressed.
 * Source: W3C, "WOFF File Format 1.0", sections 3 to 5; OpenType, "Organization of an OpenType font".
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, 44 + index * 20))
  const directory: Buffer[] = []
  const contents: Buffer[] = []
  let offset = 12 + count * 16
  for (const { tag, checksum, content } of tables) {
    directory.push(tag, checksum, uint32(offset), uint32(content.length))
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
    contents.push(padded)
    offset += padded.length
  }
  return Buffer.concat([headerOf(woff.subarray(4, 8), count), ...directory, ...contents])
}

/** Every character the font has a drawing for, up to U+FFFF. Source: OpenType, "cmap", format 4. */
export function charactersOf(sfnt: Buffer): Set<number> {
  const cmap = contentOf(sfnt, 'cmap')
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  )
  const map = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  if (!map) throw new Error('A typeface without a table of characters')
  const segments = map.readUInt16BE(6) / 2
  const characters = new Set<number>()
  for (let segment = 0; segment < segments; segment++) {
    const last = map.readUInt16BE(14 + segment * 2)
    const first = map.readUInt16BE(16 + (segments + segment) * 2)
    // The last segment of every table has no characters.
    for (let code = first; code <= last && code < 0xffff; code++) characters.add(code)
  }
  return characters
}

function tableAt(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4)
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    content: packed.length < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
  }
}

function headerOf(flavor: Buffer, count: number): Buffer {
  const power = Math.floor(Math.log2(count))
  const range = 2 ** power * 16
  return Buffer.concat([flavor, ...[count, range, power, count * 16 - range].map(uint16)])
}

function contentOf(sfnt: Buffer, tag: string): Buffer {
  for (let entry = 12; entry < 12 + sfnt.readUInt16BE(4) * 16; entry += 16)
    if (sfnt.toString('latin1', entry, entry + 4) === tag) return sfnt.subarray(sfnt.readUInt32BE(entry + 8))
  throw new Error(`A typeface without a table "${tag}"`)
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
