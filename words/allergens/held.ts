import { AMERICAN } from './american.ts'
import { ASIAN } from './asian.ts'
import { BRITISH } from './british.ts'
import { CHEESES } from './cheeses.ts'
import { COMPOSED } from './composed.ts'
import { COMPOUNDS } from './compounds.ts'
import { DAIRY } from './dairy.ts'
import { DISHES_HOLDING } from './dishes.ts'
import { EGGS } from './eggs.ts'
import { EUROPEAN } from './european.ts'
import { FISH } from './fish.ts'
import { FOODS_BY_NAME } from './foods-by-name.ts'
import { GRAINS } from './grains.ts'
import { HISPANIC } from './hispanic.ts'
import type { Holding } from './holding.ts'
import { NUTS } from './nuts.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { SESAME } from './sesame.ts'
import { SHELLFISH } from './shellfish.ts'
import { SOY } from './soy.ts'
import { SWEETS } from './sweets.ts'

/** Foods that contain an allergen. */
export const FOODS_HOLDING: readonly Holding[] = [
  ...NUTS,
  ...DAIRY,
  ...CHEESES,
  ...EGGS,
  ...SOY,
  ...GRAINS,
  ...SHELLFISH,
  ...FISH,
  ...SESAME,
  ...COMPOSED,
  ...HISPANIC,
  ...EUROPEAN,
  ...COMPOUNDS,
  ...OTHER_LANGUAGES,
  ...BRITISH,
  ...ASIAN,
  ...AMERICAN,
  ...SWEETS,
]

/** Every name of a food or dish that contains an allergen. The recipe checks, the avoid box and free text all read this table. */
export const HOLDINGS: readonly Holding[] = [...FOODS_HOLDING, ...DISHES_HOLDING, ...FOODS_BY_NAME]
