import { KINDS } from './dish-kinds.ts'
import { AFRICAN_DISHES } from './dishes-african.ts'
import { AMERICAN_DISHES } from './dishes-american.ts'
import { BRITISH_DISHES } from './dishes-british.ts'
import { CENTRAL_EUROPEAN_DISHES } from './dishes-central-european.ts'
import { EAST_ASIAN_DISHES } from './dishes-east-asian.ts'
import { EASTERN_DISHES } from './dishes-eastern.ts'
import { INDIAN_DISHES } from './dishes-indian.ts'
import { LATIN_AMERICAN_DISHES } from './dishes-latin-american.ts'
import { SAUCES_AND_SWEETS } from './dishes-sauces-and-sweets.ts'
import { SOUTHEAST_ASIAN_DISHES } from './dishes-southeast-asian.ts'
import { WESTERN_EUROPEAN_DISHES } from './dishes-western-european.ts'
import type { Holding } from './holding.ts'
import { KINDS_AS_SOLD } from './kinds-as-sold.ts'

/** Dishes of the world by what their usual recipes contain. Who is allergic to one may react to any part of it. */
export const DISHES_HOLDING: readonly Holding[] = [
  ...AFRICAN_DISHES,
  ...AMERICAN_DISHES,
  ...BRITISH_DISHES,
  ...CENTRAL_EUROPEAN_DISHES,
  ...EAST_ASIAN_DISHES,
  ...EASTERN_DISHES,
  ...INDIAN_DISHES,
  ...KINDS,
  ...KINDS_AS_SOLD,
  ...LATIN_AMERICAN_DISHES,
  ...SAUCES_AND_SWEETS,
  ...SOUTHEAST_ASIAN_DISHES,
  ...WESTERN_EUROPEAN_DISHES,
]
