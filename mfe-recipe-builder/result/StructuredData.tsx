import { asScriptText, structuredData } from '@evenplate/recipe-view/structured-data'
import type { Made } from '../builder/build.ts'

/** The recipe for search engines. */
export function StructuredData({ made: { recipe, mealType, dietary, at } }: { made: Made }) {
  const dated = { ...recipe, mealType, dietary, createdAt: at }
  const text = asScriptText(structuredData(dated, window.location.origin))
  // Data, not code: JSON with every "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
