import { BEYOND } from './asked/beyond.ts'
import { DISHES_BY_NAME } from './asked/dishes-by-name.ts'
import type { Row } from './asked/row.ts'
import { SPANISH } from './asked/spanish.ts'
import { WISHES } from './asked/wishes.ts'
import { WIZARD } from './asked/wizard.ts'

/**
 * Everyday requests, and what the person making each expects. Based on how people cook, not on what the code can
 * do.
 */
export const REQUESTS: readonly Row[] = [...DISHES_BY_NAME, ...WISHES, ...SPANISH, ...WIZARD, ...BEYOND]
