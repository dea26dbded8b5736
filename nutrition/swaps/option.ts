/** A food that can stand in for another in a dish, as a cook would do it. */
export type Option = {
  /** By its id in the food table. */
  food: string
  /**
   * What an ingredient line counts, one and many: `['slice rye bread', 'slices rye bread']`. Of what is measured
   * in cups, the food alone.
   */
  item: [one: string, many: string]
  /** Its measure in the food table. Less than a quarter cup is told in spoons. */
  by: 'cup' | 'medium' | 'slice' | 'piece' | 'leaf'
  /** What the line says of its preparation: `cut into noodles`. */
  prepared?: string
  /** Cut as the line it replaces says its own is cut; as `prepared` says where that says nothing. */
  cutAlike?: true
  /** Grams of it for one gram of what it replaces, both as their lines weigh them: raw, dry or cooked. */
  ratio: number
  /** How many of it for one of what it replaces, slice for slice, where the table knows one. Else `ratio` decides. */
  each?: number
  /** What title and steps then call it. Empty where the food stays and only its amount changes. */
  called: string
  /** One of it, where `called` is many and one is meant as well: "until each turnip is tender". */
  one?: string
  /** The same before another noun, where it differs: "strawberry smoothie". */
  before?: string
  /** How it is cooked and how long, where that differs; the minutes are our kitchen's own. Stands in for a sentence that only cooks the old food, else comes after it. */
  cook?: string
  /** Needs no boiling: a pot of water, its draining and what was kept of it go. */
  unboiled?: true
  /** What is done to the old food and never to this one, as alternatives of a pattern: "peel|prick". */
  spared?: string
  /** Rinsed before it cooks, as the grain it replaces may be. */
  rinsed?: true
  /** What else to mind; always comes after the sentence that names it. */
  hint?: string
  /** How it goes into a pot that boils already; replaces a sentence that only adds and cooks the old food. */
  added?: string
  /** Other words of the dish that go with the old food: pasta water. */
  also?: [from: string, to: string][]
  /** Other words for cooking the old food: "toast the buns". Where they stand, `cook` is not said again. */
  cooks?: [from: string, to: string][]
  reason: string
  /** Only in dishes whose title or steps speak of this. */
  only?: RegExp
  /** Only in dishes whose title says this: every jar is shaken, and only a smoothie is one. */
  titled?: RegExp
  /** Never in dishes whose title, lines or steps speak of this. */
  not?: RegExp
}

/** Foods a cook treats alike, and what can stand in for them: the first that fit are offered. */
export type Role = {
  foods: string[]
  /** What texts call them for short, one and many. A longer name of the food table ends in one of these. */
  heads: [one: string, many?: string][]
  options: Option[]
}
