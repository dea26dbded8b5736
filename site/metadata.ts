import { json, text } from './html/document.ts'
import { CARD } from './pictures/card-svg.ts'

/** What the head of one address says to search engines and social networks. */
export type PageMetadata = {
  url: string
  /** With the brand. */
  title: string
  description: string
  keywords?: readonly string[]
  public: boolean
  /** `article` for a text that someone wrote, such as a recipe. */
  type: 'website' | 'article'
  picture: { url: string; alt: string }
  data: readonly object[]
}

export const metadataOf = (page: PageMetadata, siteName: string): string[] => [
  `<title>${text(page.title)}</title>`,
  meta('name', 'description', page.description),
  page.keywords ? meta('name', 'keywords', page.keywords.join(', ')) : '',
  // A canonical address is for pages search engines may keep; the others ask to be left out.
  page.public ? `<link rel="canonical" href="${text(page.url)}">` : meta('name', 'robots', 'noindex'),
  meta('property', 'og:type', page.type),
  meta('property', 'og:site_name', siteName),
  meta('property', 'og:locale', 'en_US'),
  meta('property', 'og:title', page.title),
  meta('property', 'og:description', page.description),
  meta('property', 'og:url', page.url),
  meta('property', 'og:image', page.picture.url),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(CARD.width)),
  meta('property', 'og:image:height', String(CARD.height)),
  meta('property', 'og:image:alt', page.picture.alt),
  meta('name', 'twitter:card', 'summary_large_image'),
  meta('name', 'twitter:title', page.title),
  meta('name', 'twitter:description', page.description),
  meta('name', 'twitter:image', page.picture.url),
  meta('name', 'twitter:image:alt', page.picture.alt),
  ...page.data.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
]

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${text(content)}">`
