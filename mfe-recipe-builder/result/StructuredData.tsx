import { StructuredData as Data } from '@evenplate/platform/structured-data'
import { structuredData } from '@evenplate/recipe-view/structured-data'
import { useMemo } from 'react'
import type { GeneratedRecipe } from '../state/builder-state.ts'

/** The recipe for search engines. */
export function StructuredData({ made }: { made: GeneratedRecipe }) {
  const data = useMemo(() => {
    const { recipe, mealType, dietary, at } = made
    return structuredData({ ...recipe, mealType, dietary, createdAt: at }, window.location.origin)
  }, [made])
  return <Data data={data} />
}
