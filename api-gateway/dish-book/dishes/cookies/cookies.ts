import type { BookDish } from '../../dish.ts'
import { biscottiShortbreadAndMacaroons } from './biscotti-shortbread-and-macaroons.ts'
import { classicCookies } from './classic-cookies.ts'

export const cookies: BookDish[] = [...classicCookies, ...biscottiShortbreadAndMacaroons]
