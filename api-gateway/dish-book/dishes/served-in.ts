import type { Figures } from '@evenplate/domain/recipe'
import type { Vessel as Pictured } from '@evenplate/domain/vessel'
import type { Vessel } from '../dish.ts'
import { dishById } from './all-dishes.ts'

/** What a recipe stores about its dish in the book. The picture's vessel comes from the book, not from a word in a step. */
export function keptOf({ id, tool }: { id: string; tool: string }): NonNullable<Figures['origin']['dish']> {
  const vessel = dishById(id)?.vessel
  return { id, tool, ...(vessel && { vessel: PICTURED[vessel] }) }
}

const PICTURED: Record<Vessel, Pictured> = {
  plate: 'plate',
  bowl: 'bowl',
  glass: 'glass',
  mug: 'mug',
  cake: 'cake-tin',
  sheet: 'sheet',
  skillet: 'skillet',
  jar: 'glass',
  board: 'board',
}
