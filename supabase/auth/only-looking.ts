/**
 * Whether a request looks at a link without a person having opened it: a HEAD, a browser that preloads, or a
 * chat that draws a preview. That must not use the link up; a normal browser request does.
 */
export function isOnlyLooking({ method, headers }: Request): boolean {
  if (method === 'HEAD') return true
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '')
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return true
  return PREVIEWS.test(headers.get('user-agent') ?? '')
}

const PREVIEWS =
  /(?:slack|twitter|telegram|discord|linkedin|google|bing|apple|reddit|yandex|bitly)bot|facebookexternalhit|facebot|slack-imgproxy|^whatsapp\/|skypeuripreview|embedly|mastodon\//i
