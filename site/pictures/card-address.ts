import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from './card-svg.ts'

/** Where a page's social card lies, what it shows in words, and what is drawn. */
export type SocialCard = { path: string; alt: string; card: Card }

/** The address changes with the picture: networks keep what they fetched for weeks. */
export const cardAddress = (path: string, card: Card): string => `${path}?v=${cardVersion(card)}`

export const cardVersion = (card: Card): string =>
  createHash('sha256').update(DRAWING).update(JSON.stringify(card)).digest('hex').slice(0, 12)

/** How cards are drawn is part of what they look like. */
const DRAWING = readFileSync(join(import.meta.dirname, 'card-svg.ts'))
