import * as z from 'zod/mini'
import { answer, reading } from './brief.ts'
import { broughtRecord } from './brought-record.ts'
import { FIGURES_VERSION, upgraded } from './figures-version.ts'
import { impactBand, plate } from './glance.ts'
import { type Nutrition, perNutrient } from './nutrients.ts'
import { BUILDER_DIETS, MEAL_TYPES } from './options.ts'
import { VESSELS } from './vessel.ts'

const number = z.nullable(z.number())

/** Who composed a dish; `brought`: somebody else's recipe that a person brought. */
export const MADE_BY = ['house-chef', 'openai', 'brought'] as const

/** Figures of one serving or one line, by nutrient (./nutrients.ts); null means missing, never zero. */
export const nutrition = z.object(perNutrient(({ later }) => (later ? z._default(number, null) : number)))
export type { Nutrition }

/** Least and most of something that is not known exactly. */
export const span = z.object({ least: z.number(), most: z.number() })
export type Span = z.infer<typeof span>

/** The parts of the diabetes plate. */
export const plateShare = z.enum(['vegetables', 'protein', 'carbohydrate', 'other'])
export type PlateShare = z.infer<typeof plateShare>

/** The food that an ingredient line was read as, and what it adds to the whole recipe (all servings). */
const countedLine = z.object({
  line: z.string(),
  /** Name in our food table, null when nothing matched. */
  food: z.nullable(z.string()),
  foodId: z.nullable(z.string()),
  grams: number,
  /** How the grams were found: "1 cup = 185 g (USDA 20137)". Null when they were not. */
  weighedBy: z.nullable(z.string()),
  /** Where the nutrients come from: "USDA SR28 20137". */
  source: z.nullable(z.string()),
  nutrition,
  /** Glycemic index used, and its source; null for a food with almost no available carbohydrate. */
  gi: number,
  giSource: z.nullable(z.string()),
  glycemicLoad: number,
  /** True when the food is one that can carry no carbohydrate (salt, water, vinegar …) or an amount that does not count. */
  negligible: z.boolean(),
  /** The line without its amount, "cooked quinoa, rinsed": a new amount goes before it. Empty when the line names no amount. */
  rest: z._default(z.string(), ''),
  /** What was understood beyond the words: "counted as butter, not olive oil"; "62% of it edible". */
  note: z._default(z.string(), ''),
  /** Least and most grams of carbohydrate it may add to the whole recipe; null if practically exact, or missing. */
  carbsBetween: z._default(z.nullable(span), null),
  /** False for a food with under half a gram of available carbohydrate per 100 g; true when that is unknown. */
  carriesCarbs: z._default(z.boolean(), true),
  /** True when this food has no published index, so a close relative's or a cautious one is used. */
  giEstimate: z._default(z.boolean(), false),
  /** Least and most load it may add, if not even a close relative's index is published. */
  glycemicLoadBetween: z.optional(z.nullable(span)),
  /** Null for a food with no place on a plate: water, broth, unknown food. */
  plateShare: z._default(z.nullable(plateShare), null),
  /** The most that an uncounted line may add to the whole recipe; missing if there is no limit, or if it is counted. */
  mayAdd: z.optional(z.object({ carbs: z.number(), glycemicLoad: z.number() })),
  /** True if the dish is complete without it: the cook may leave it out, or it is served with the dish in no stated amount. */
  aside: z.optional(z.boolean()),
})

/**
 * What the page asks about a line, in one or two sentences, and lines that would replace it, counted for the whole recipe,
 * each with a short label: "Did you mean 1/4 cup?" offers `1/4 cup`. `answered` (./change.ts) puts one in.
 */
export const question = z.object({
  asks: z.string(),
  offers: z.array(z.object({ says: z.string(), line: countedLine })),
})
export type Question = z.infer<typeof question>

export const lineFigures = z.extend(countedLine, {
  /** A line with an implausible weight is not counted; one that could be dry or cooked is. */
  question: z.optional(question),
})
export type LineFigures = z.infer<typeof lineFigures>

/** A food that replaces another, lowers the load and still makes the same dish. `applySwap` (./swap.ts) puts it in. */
export const swap = z.object({
  /** The ingredient line it replaces, by its position in the list. */
  at: z.number(),
  /** The new line, counted for the whole recipe. */
  line: lineFigures,
  /** What the recipe's texts then say instead; whole words, ignoring case: `{ from: 'rice', to: 'cauliflower rice' }`. */
  words: z.array(z.object({ from: z.string(), to: z.string() })),
  /** A sentence for the first step that names the food, if it cooks differently; null if nothing changes. */
  step: z.nullable(z.string()),
  /** Why it is a good one, in one sentence. */
  reason: z.string(),
})
export type Swap = z.infer<typeof swap>

/** A conflict with a rule of the member's profile: `{ rule: 'nuts allergy', term: 'peanut butter' }`. */
export const conflict = z.object({ rule: z.string(), term: z.string() })

const figuresToday = z.object({
  /** Figures this code has read are in the current format. */
  version: z.pipe(
    z.unknown(),
    z.transform(() => FIGURES_VERSION),
  ),
  /**
   * computed: everything that matters was counted, and `mayAdd` says what the rest may add; partial: totals are "at least", or
   * all null if too little is known about the dish; model: the model's own, not verified; saved: the numbers a recipe was
   * saved with, if what they were counted from cannot be read. Only a page uses the last; it is never stored.
   */
  basis: z.enum(['computed', 'partial', 'model', 'saved']),
  perServing: z.extend(nutrition, { glycemicLoad: number }),
  /** Least and most grams of carbohydrate in a serving; null if practically exact, or not known. */
  carbsBetween: z._default(z.nullable(span), null),
  /**
   * The most that uncounted lines may add to a serving: null if none of them has carbohydrate; a single figure is null if it
   * has no limit.
   */
  mayAdd: z._default(z.nullable(z.object({ carbs: number, glycemicLoad: number })), null),
  impact: z.nullable(impactBand),
  /** True when a GI in the load is an estimate and not a published value. */
  glycemicLoadEstimated: z.boolean(),
  lines: z.array(lineFigures),
  /** Lines that are in the dish but not in the totals. */
  notCounted: z.array(z.string()),
  /**
   * The model's claim of carbohydrate per serving (g), and whether ours differs by over 10 g or 20%.
   * `band`: the model's band for the load, present only if ours differs by more than the figures leave open.
   */
  claimed: z.object({ carbs: number, differs: z.boolean(), band: z.optional(impactBand) }),
  plate,
  /** Best first: what would lower the load; each was checked against the same rules as the dish. */
  swaps: z._default(z.array(swap), []),
  /** Who composed the dish, which wishes it could not meet, and what was checked. */
  origin: z.object({
    provider: z.enum(MADE_BY),
    /** One sentence for the page, e.g. that no AI was used. */
    notice: z.string(),
    notes: z.array(z.string()),
    /** Those of the notes that say what was changed to follow the request: "Celery instead of onion". The others were not met. */
    changes: z.optional(z.array(z.string())),
    /** In words, the rules it was checked against: "nuts allergy", "vegan", "no mushrooms". */
    checked: z.array(z.string()),
    /** Those of them that came from the member's profile. */
    fromProfile: z._default(z.array(z.string()), []),
    /** Things that a person with this profile should watch for in this dish, one sentence each. Never a dose. */
    care: z._default(z.array(z.string()), []),
    /** Conflicts of the owner's edit with their profile. Those rules are in neither list above. */
    conflicts: z.optional(z.array(conflict)),
    /** The request as it was read, and how the dish meets it. Missing on recipes made before this was stored. */
    brief: z.optional(z.object({ readings: z.array(reading), answers: z.array(answer) })),
    /** The dish in our book, and the tool it is cooked with: changes to make it fit start from these. */
    dish: z.optional(
      z.object({
        id: z.string(),
        tool: z.string(),
        /** What it is served in, for its picture; without it, `vesselOf` (./vessel-of.ts) decides by its words. */
        vessel: z.optional(z.catch(z.optional(z.enum(VESSELS)), undefined)),
      }),
    ),
  }),
})
export type Figures = z.infer<typeof figuresToday>

/**
 * Figures from the network, where the other side may be older or newer than this build: older ones are upgraded, and from
 * newer ones this code reads what it knows. Stored figures are read by `readFigures` (./read-figures.ts).
 */
export const figures = z.pipe(z.transform(upgraded), figuresToday)

/** Only the part of the figures that says who made them and how sure they are. */
export const figuresProvenance = z.object({
  basis: figuresToday.shape.basis,
  origin: z.pick(figuresToday.shape.origin, { provider: true, notice: true }),
})

export const recipe = z.object({
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  prepTime: z.number(),
  cookTime: z.number(),
  servings: z.number(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  /** Per serving, from our food table wherever it could be computed. */
  nutritionalInfo: z.extend(nutrition, { glycemicLoad: z.nullable(impactBand) }),
  tips: z.array(z.string()),
  /** Which meal it is and which of the builder's diets it follows, however it was requested. Missing on older recipes. */
  kind: z.optional(z.object({ mealType: z.enum(MEAL_TYPES), dietary: z.array(z.enum(BUILDER_DIETS)) })),
  /** What is stored about a recipe that a person brought. */
  brought: z.optional(z.catch(z.optional(broughtRecord), undefined)),
  figures,
})
export type Recipe = z.infer<typeof recipe>
