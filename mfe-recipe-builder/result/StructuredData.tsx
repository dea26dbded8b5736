import type { Made } from '../builder/build.ts'
import { asScriptText, structuredData } from './structured-data.ts'

/** The recipe for search engines. */
export function StructuredData({ made }: { made: Made }) {
  const text = asScriptText(structuredData(made, window.location.origin))
  // Data, not code: JSON with every "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
