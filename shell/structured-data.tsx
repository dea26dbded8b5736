import { BRAND } from '@evenplate/domain/brand'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { QUESTIONS } from './pages/contact/questions.tsx'

/**
 * What a public page tells search engines about itself, in schema.org's format. The page's own content, such as a
 * recipe or the glossary's terms, is added to it.
 * @param origin of the site, without a trailing slash
 */
export function pageData({ path, title }: { path: string; title: string }, origin: string): object[] {
  if (path === '/') return [organization(origin), website(origin)]
  return [breadcrumbs(title, origin, path), ...(path === '/contact' ? [faq()] : [])]
}

const organization = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: BRAND.name,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
  description: BRAND.description,
  sameAs: BRAND.social.map(({ href }) => href),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: BRAND.support.email,
    url: `${origin}/contact`,
  },
})

/** The glossary's search is the one that everyone can use. */
const website = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: BRAND.name,
  url: `${origin}/`,
  inLanguage: 'en-US',
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/glossary?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

const breadcrumbs = (title: string, origin: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: title, item: origin + path },
  ],
})

/** The same words as on the contact page. */
const faq = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
  })),
})

/** The text a visitor sees of it. */
function wordsOf(content: ReactNode): string {
  const html = renderToStaticMarkup(<StaticRouter location="/contact">{content}</StaticRouter>)
  return html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
}

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
