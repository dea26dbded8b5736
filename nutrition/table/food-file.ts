import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diet } from '@evenplate/domain/options'
import type { Allergen, AsBought, NutKind, Nutrients, PlateGroup } from './food.ts'
import type { FoodGroup } from './food-groups.ts'

/** `foods/<group>.json`: one group of foods, as a dietitian reads it. foods/README.md explains each field. */
export type FoodFile = {
  about: string
  foods: FoodRow[]
}

export type FoodRow = {
  id: string
  name: string
  /** Other names a line may use, singular or plural, lower case. */
  aliases?: string[]
  group: PlateGroup
  /** The row of USDA SR28 that `per100g` is copied from. */
  usda?: { ndb: string; description: string }
  /** The row of USDA SR28 whose sodium is used: this food is sold salted, and `usda` is not. */
  sodiumFrom?: { ndb: string; description: string }
  /** Null if no source we may cite has published the figures; missing if `madeOf` gives them. */
  per100g?: Nutrients | null
  madeOf?: UsualRecipe
  /** Who published `per100g`, if USDA did not. */
  source?: string
  /** Whose figures these are, if the food has none of its own. */
  standIn?: string
  /** The name of its published index in glycemic-index.json. */
  gi?: string
  /** The name of a relative's index there, for an untested food. */
  giLike?: string
  unavailable?: number
  /** Grams of one unit, from USDA SR26 for this food, or a simple part of such a measure. */
  measures?: Record<string, number>
  /** Usual grams of one unit, if USDA lists none. */
  estimatedMeasures?: Record<string, number>
  drainedShare?: number
  asBought?: AsBought
  allergens?: (Allergen | NutKind)[]
  breaks?: Diet[]
  seasoning?: true
  /** Why a check that would refuse this row is wrong. Only tests read it. */
  exceptions?: Partial<Record<'energy' | 'spoons' | 'usdaName' | 'sodium', string>>
  /** Why a figure is what it is, for the next person who checks it. */
  note?: string
}

/** Unpublished figures, computed from other foods of the table: grams of each, and of the finished food. */
export type UsualRecipe = {
  grams: Record<string, number>
  /** Grams of the finished food: cooking adds and removes water. */
  weight: number
  recipe: string
}

/** Published glycemic indexes by name, glucose = 100. */
export type IndexFile = {
  about: string
  /** What the first words of a source stand for: "Atkinson 2021". */
  publications: Record<string, string>
  indexes: Record<string, { value: number; source: string }>
  /** The index for a food without one, with the least and most of published relatives. */
  untested: Record<PlateGroup, UntestedIndex>
}

export type UntestedIndex = { value: number; least: number; most: number; source: string }

/** @throws at start, with the path and the place, if there is no such file or it is not JSON */
export const readFoodFile = (group: FoodGroup) => read<FoodFile>(`foods/${group}.json`)

export const readIndexFile = () => read<IndexFile>('glycemic-index.json')

/** The contents are trusted: data-files.test.ts checks every row. */
function read<File>(path: string): File {
  try {
    return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
  } catch (cause) {
    throw new Error(`nutrition/table/${path}: ${(cause as Error).message}`, { cause })
  }
}
