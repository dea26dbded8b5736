import type { BookDish } from '../../dish.ts'
import { almondFlourCookies } from './almond-flour-cookies.ts'
import { anzacBiscuits } from './anzac-biscuits.ts'
import { biscottiShortbreadAndMacaroons } from './biscotti-shortbread-and-macaroons.ts'
import { classicCookies } from './classic-cookies.ts'
import { rugelach } from './rugelach.ts'

export const cookies: BookDish[] = [
  ...classicCookies,
  ...almondFlourCookies,
  ...biscottiShortbreadAndMacaroons,
  ...rugelach,
  ...anzacBiscuits,
]
