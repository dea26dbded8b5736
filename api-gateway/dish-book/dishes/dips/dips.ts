import type { BookDish } from '../../dish.ts'
import { americanDips } from './american-dips.ts'
import { mediterraneanDips } from './mediterranean-dips.ts'
import { mexicanDips } from './mexican-dips.ts'

import { zaalouk } from './zaalouk.ts'

export const dips: BookDish[] = [...americanDips, ...mexicanDips, ...mediterraneanDips, ...zaalouk]
