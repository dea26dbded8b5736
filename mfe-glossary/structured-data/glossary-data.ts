import { anchorOf, type Term } from '../terms/term.ts'

/**
 * schema.org: the page as questions with answers, and as a set of defined terms. Addresses are fragments, so they work
 * on any host.
 */
export function glossaryData(terms: readonly Term[]): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        '@id': '#faq',
        mainEntity: terms.map(({ term, definition }) => ({
          '@type': 'Question',
          // The same text as on the page: search engines reject questions that visitors cannot see.
          name: term,
          acceptedAnswer: { '@type': 'Answer', text: definition },
        })),
      },
      {
        '@type': 'DefinedTermSet',
        '@id': '#terms',
        name: 'Blood sugar and nutrition glossary',
        hasDefinedTerm: terms.map(({ term, definition }) => ({
          '@type': 'DefinedTerm',
          '@id': `#${anchorOf(term)}`,
          name: term,
          description: definition,
        })),
      },
    ],
  }
}
