import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from './card-svg.ts'

/** A social card's address, its description in words, and what is drawn. */
export type SocialCard = { path: string; alt: string; card: Card }

/** The address changes with the picture, because social networks cache pictures for weeks. */
export const cardAddress = (path: string, card: Card): string => `${path}?v=${cardVersion(card)}`

export const cardVersion = (card: Card): string =>
  createHash('sha256').update(DRAWING).update(JSON.stringify(card)).digest('hex').slice(0, 12)

/** Changes when the drawing code changes. */
const DRAWING = readFileSync(join(import.meta.dirname, 'card-svg.ts'))
