import type { MealType } from '@evenplate/domain/options'
import type { DishBuilder } from '../building/dish-builder.ts'
import type { Kind } from '../larder/larder-entry.ts'

/** A place in a dish that one or more foods can take. */
export type Role = {
  kinds: Kind[]
  /** The technique it is cooked with; only foods that have that way fit. */
  way: string
  /** Grams per serving, for all foods of the role together. */
  grams: number
  count?: number
  /** More foods of this role than `count`, if a person asks for them. */
  more?: number
  /** The dish works without it (keto has no grain). */
  optional?: boolean
  /** Food ids, if technique and kind alone would allow too much. */
  only?: string[]
  never?: string[]
}

/** A dish before its foods are chosen. */
export type Form = {
  id: string
  /** In a sentence: "a soup". For a note on what was left out. */
  called: string
  meals: MealType[]
  /** Style words it fits: "soup", "make-ahead", "one-pan". */
  says: string[]
  /** Words for what it always contains: "eggs" in an omelette, "chocolate" in a mousse. */
  gives?: string[]
  /** Fewest minutes from start to table. */
  minutes: number
  /** Minutes to rest, chill or freeze after that, if longer than anyone waits at the stove. */
  waits?: number
  /** 1 anyone, 2 some practice, 3 advanced. */
  skill: 1 | 2 | 3
  /** One true line about leftovers or making it ahead: one of KEEPS, or the form's own. */
  keeps: string
  /** Kit ids; a form without kits has its own seasoning. */
  kits: string[]
  roles: Record<string, Role>
  /** Optional roles, at least one of which must be filled: a chili needs meat or beans. */
  oneOf?: string[]
  /** Food ids that the dish requires; "a|b" takes the first one allowed. */
  needs?: string[]
  cook(top: DishBuilder): Written
}

export type Written = {
  title: string
  description: string
  prep: number
  cook: number
  steps: string[]
  tips: string[]
}
