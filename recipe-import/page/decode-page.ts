import sniff from 'html-encoding-sniffer'

/** The text of a page's bytes, in the encoding given by its header, or by the page itself, or implied by its bytes. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const label = /charset\s*=\s*"?([\w:.-]{1,40})/i.exec(contentType)?.[1]
  const said = sniff(bytes, {
    ...(label && { transportLayerEncodingLabel: label }),
    defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252',
    maxPrescanBytes: 4096,
  })
  return decoderOf(said).decode(bytes)
}

/** Some encodings a page may name have no decoder, so nothing can be read: "replacement". */
function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
