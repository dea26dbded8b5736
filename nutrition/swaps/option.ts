/** A food that can replace another in a dish, and how a cook would do it. */
export type Option = {
  /** Its id in the food table. */
  food: string
  /**
   * What an ingredient line counts, singular and plural: `['slice rye bread', 'slices rye bread']`. For a food measured in
   * cups, the food alone.
   */
  item: [one: string, many: string]
  /** Its measure in the food table. Less than a quarter cup is given in spoons. */
  by: 'cup' | 'medium' | 'slice' | 'piece' | 'leaf'
  /** What the line says about its preparation: `cut into noodles`. */
  prepared?: string
  /** Cut like the food it replaces; if that line does not say how, as in `prepared`. */
  cutAlike?: true
  /** Grams of it for one gram of what it replaces, both as their lines weigh them: raw, dry or cooked. */
  ratio: number
  /** How many of it replace one, slice for slice, if the table knows the weight of one. Else `ratio` decides. */
  each?: number
  /** Its name in the title and steps. Empty if the food stays and only its amount changes. */
  called: string
  /** The singular, if `called` is plural and texts may need both: "until each turnip is tender". */
  one?: string
  /** The same before another noun, if it differs: "strawberry smoothie". */
  before?: string
  /** How it is cooked and how long, if that differs; the minutes are our own. Replaces a sentence that only cooks the old food; otherwise added after it. */
  cook?: string
  /** Needs no boiling: the steps lose the pot of water, draining it, and any water that was kept. */
  unboiled?: true
  /** What is done to the old food but never to this one, as alternatives in a pattern: "peel|prick". */
  spared?: string
  /** Rinsed before cooking, as the grain it replaces may be. */
  rinsed?: true
  /** Anything else to watch for; always added after the sentence that names the food. */
  hint?: string
  /** How it goes into a pot that is already boiling; replaces a sentence that only adds and cooks the old food. */
  added?: string
  /** Other words of the dish that go with the old food: pasta water. */
  also?: [from: string, to: string][]
  /** Other words for cooking the old food: "toast the buns". If a text has them, `cook` is not added. */
  cooks?: [from: string, to: string][]
  reason: string
  /** Only for dishes whose title or steps mention this. */
  only?: RegExp
  /** Only for dishes whose title says this: many things are shaken, but only a smoothie is called a smoothie. */
  titled?: RegExp
  /** Never for dishes whose title, lines or steps mention this. */
  not?: RegExp
}

/** Foods a cook treats alike, and what can replace them: the first that fit are offered. */
export type Role = {
  foods: string[]
  /** Their short names in texts, singular and plural. A longer name in the food table ends in one of these. */
  heads: [one: string, many?: string][]
  options: Option[]
}
