import type { SkillLevel } from '@evenplate/domain/options'
import type { Entry } from '../larder/larder-entry.ts'
import { fromShelf } from '../larder/pantry.ts'
import type { SeasoningKit } from './kits.ts'
import { and, lineOf, nameOf } from './lines.ts'
import type { Random } from './random.ts'

export type PortionRole = 'carb' | 'bulk' | 'fixed'

type Portion = { entry: Entry; grams: number; note: string; part: PortionRole; tip: string }

/** One ingredient of the finished dish: its line and the grams it means. */
export type Ingredient = { entry: Entry; line: string; grams: number; name: string }

export type Setting = {
  servings: number
  skill: SkillLevel
  kit: SeasoningKit | null
  picks: Record<string, Entry[]>
  /** Roles whose food was asked for: a form may not leave them out. */
  asked: Set<string>
  /** What the rules allow; everything added to the dish has passed it. */
  allowed: (entry: Entry) => boolean
  /** Factors for the amounts of carbohydrate foods, and of the rest of the plate. */
  scale: { carb: number; bulk: number }
  random: Random
}

/** Builds a dish. Adding a food lists it as an ingredient and returns its name, so that steps can only name foods that are listed. */
export class DishBuilder {
  readonly setting: Setting
  private readonly portions = new Map<string, Portion>()

  constructor(setting: Setting) {
    this.setting = setting
  }

  get kit(): SeasoningKit {
    if (!this.setting.kit) throw new Error('this form has no kit')
    return this.setting.kit
  }

  get servings(): number {
    return this.setting.servings
  }

  /** The only food of a role that is not optional. */
  one(role: string): Entry {
    const entry = this.setting.picks[role]?.[0]
    if (!entry) throw new Error(`nothing was picked for ${role}`)
    return entry
  }

  maybe(role: string): Entry | null {
    return this.setting.picks[role]?.[0] ?? null
  }

  all(role: string): Entry[] {
    return this.setting.picks[role] ?? []
  }

  /** Grams added so far of the foods of these roles, for the whole dish. */
  gramsOf(...roles: string[]): number {
    const foods = new Set(roles.flatMap((role) => this.all(role)).map(({ food }) => food.id))
    return [...foods].reduce((sum, id) => sum + (this.portions.get(id)?.grams ?? 0), 0)
  }

  /** Whether a role is included: if the form wants it, and always if it was asked for. */
  when(role: string, would: boolean): boolean {
    return would || this.setting.asked.has(role)
  }

  /** Lists this many grams per serving, and returns the food's name for a sentence. */
  put(entry: Entry, grams: number, note = entry.cut, part: PortionRole = 'bulk'): string {
    // Less of a food with almost no carbohydrate would only change the size of the dish.
    const scaled = part === 'carb' && isLight(entry) ? 'bulk' : part
    const factor = scaled === 'fixed' ? 1 : this.setting.scale[scaled]
    const total = grams * factor * this.servings
    const before = this.portions.get(entry.food.id)
    if (before) before.grams += total
    else this.portions.set(entry.food.id, { entry, grams: total, note, part, tip: '' })
    return nameOf(entry, before?.grams ?? total)
  }

  /** Divides a role's grams among its foods; returns "broccoli and carrots" without an article. */
  putAll(
    role: string,
    grams: number,
    note: string | ((food: Entry) => string) = ({ cut }) => cut,
    part: PortionRole = 'bulk',
  ): string {
    const foods = this.all(role)
    const noteOf = typeof note === 'function' ? note : () => note
    return and(...foods.map((food) => this.put(food, grams / Math.max(1, foods.length), noteOf(food), part)))
  }

  /** A pantry food by id, in its own unit per serving. Empty if the rules forbid all alternatives. */
  shelf(ids: string, amount: number, note = ''): string {
    const entry = this.allowedFrom(ids)
    return entry ? this.put(entry, amount * entry.unitGrams, note, 'fixed') : ''
  }

  allowedFrom(ids: string): Entry | null {
    for (const id of ids.split('|')) {
      const entry = fromShelf(id)
      if (entry && this.setting.allowed(entry)) return entry
    }
    return null
  }

  fat(teaspoons: number): string {
    return this.shelf(this.kit.fat, teaspoons)
  }

  acid(teaspoons: number): string {
    return this.shelf(this.kit.acid, teaspoons)
  }

  herb(share = 1, note = 'chopped'): string {
    const entry = this.allowedFrom(this.kit.herb)
    if (!entry) return ''
    const whole = entry.unit === 'piece'
    // At least one spoonful or one scallion in the whole dish.
    const amount = Math.max((whole ? 0.5 : 1) * share, 1 / this.servings)
    return this.put(entry, amount * entry.unitGrams, whole ? 'thinly sliced' : note, 'fixed')
  }

  aromatics(share = 1): string {
    return and(
      ...this.kit.aromatics.map(([ids, amount]) => {
        const id = this.allowedFrom(ids)?.food.id ?? ''
        return this.shelf(ids, amount * share * (STRONGER[id] ?? 1), CUTS[id] ?? '')
      }),
    )
  }

  spices(share = 1): string {
    return and(...this.kit.spices.map(([ids, amount]) => this.shelf(ids, amount * share)))
  }

  salty(share = 1): string {
    return and(
      ...this.kit.salty.map(([ids, amount]) =>
        this.shelf(
          ids,
          ids.includes('salt') && this.allowedFrom(ids)?.food.id === 'salt' ? 0.12 : amount * share,
        ),
      ),
    )
  }

  /** Salt and pepper, as far as the rules allow. */
  salt(teaspoons = 0.1): string {
    return and(this.shelf('salt', teaspoons), this.shelf('black-pepper', 0.06)) || 'seasoning'
  }

  /** A sentence for beginners, one for advanced cooks, or nothing. */
  aside(say: { beginner?: string; advanced?: string }): string {
    const said =
      this.setting.skill === 'beginner'
        ? say.beginner
        : this.setting.skill === 'advanced'
          ? say.advanced
          : undefined
    return said ? ` ${said}` : ''
  }

  pick<T>(from: readonly T[]): T {
    return this.setting.random.pick(from)
  }

  get ingredients(): Ingredient[] {
    return [...this.portions.values()].map(({ entry, grams, note }) => {
      const line = lineOf(entry, grams, note)
      return { entry, ...line, name: nameOf(entry, grams) }
    })
  }
}

/** Stand-ins that need a smaller amount: ground for fresh, cayenne for a chili. */
const STRONGER: Record<string, number> = { 'ginger-ground': 0.3, cayenne: 0.25 }

const CUTS: Record<string, string> = {
  garlic: 'minced',
  ginger: 'finely grated',
  shallot: 'finely chopped',
  'red-chili': 'seeded and finely chopped',
  jalapeno: 'seeded and finely chopped',
  'chipotle-adobo': 'finely chopped',
  chives: 'snipped',
}

const isLight = ({ food }: Entry): boolean => (food.per100g.carbs ?? 0) - (food.per100g.fiber ?? 0) < 3
