/** The metadata of a page, read from its HTML alone, as a crawler without scripts does. */
export type PageHead = {
  title: string
  canonical: string | null
  /** By name or property. */
  meta: Record<string, string>
  /** JSON-LD anywhere on the page. */
  data: Record<string, unknown>[]
}

/** @throws SyntaxError if structured data is not valid JSON */
export function readHead(html: string): PageHead {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    title: decoded(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    canonical: html.match(/<link rel="canonical" href="([^"]*)"/)?.[1] ?? null,
    meta: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, decoded(content)])),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  }
}

/** The text of an element that exists once, with its entities decoded. */
export function wordsIn(html: string, element: string): string {
  const [, content = ''] = html.match(new RegExp(`<${element}\\b[^>]*>(.*)</${element}>`, 's')) ?? []
  const words = content.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<!--.*?-->/gs, '')
  return decoded(words.replace(/<[^>]+>/g, '\n'))
    .replace(/\s+/g, ' ')
    .trim()
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign) => SIGNS[sign] ?? '')
