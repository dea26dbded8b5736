import type { MealType } from '@evenplate/domain/options'
import type { DishBuilder } from '../building/dish-builder.ts'
import type { Kind } from '../larder/larder-entry.ts'

/** A place in a dish that one or more foods can take. */
export type Role = {
  kinds: Kind[]
  /** The technique it goes through; a food qualifies by having that way. */
  way: string
  /** Grams a serving, for all foods of the role together. */
  grams: number
  count?: number
  /** More foods of this role than `count`, if a person asks for them. */
  more?: number
  /** The dish works without it (keto has no grain). */
  optional?: boolean
  /** Food ids, where technique and kind alone would let in too much. */
  only?: string[]
  never?: string[]
}

/** A dish as a cook knows it before choosing what goes in. */
export type Form = {
  id: string
  /** As one says it: "a soup". For a note on what was left out. */
  called: string
  meals: MealType[]
  /** Style words it answers: "soup", "make-ahead", "one-pan". */
  says: string[]
  /** Words for what is always in it: "eggs" in an omelette, "chocolate" in a mousse. */
  gives?: string[]
  /** Least minutes from start to table. */
  minutes: number
  /** Minutes it then has to stand, chill or freeze, where that is longer than anyone waits at the stove. */
  waits?: number
  /** 1 anyone, 2 some practice, 3 finesse. */
  skill: 1 | 2 | 3
  /** One true line on leftovers or making it ahead: one of KEEPS, or the form's own. */
  keeps: string
  /** Kit ids; a form without any seasons on its own. */
  kits: string[]
  roles: Record<string, Role>
  /** Optional roles of which at least one must be filled: a chili needs meat or beans. */
  oneOf?: string[]
  /** Food ids without which there is no such dish; "a|b" takes the first that may be used. */
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
