import { plainText } from '@evenplate/domain/draft'
import { impactDisplay } from '@evenplate/domain/impact'
import { isAtLeast, leftOutOf, rangeOf } from '@evenplate/domain/left-out'
import { NUTRIENTS, type NutrientKey, remarksOn } from '@evenplate/domain/nutrients'
import type { Recipe } from '@evenplate/domain/recipe'
import { unusedCarbs } from '@evenplate/domain/unused-carbs'
import { escaped, LOOK, letter, unlinked } from './letter.ts'
import type { Mail } from './mailer.ts'

/**
 * A recipe for the person who asked for it by mail. The rules it was checked against stay out: they would tell the recipient about
 * somebody's health.
 */
export function recipeMail(recipe: Recipe, to: string, siteUrl: string): Mail {
  const title = words(recipe.title)
  const parts = partsOf(recipe)
  const meta = metaOf(recipe)
  const end =
    'For information only, not medical advice. Everyone is different: go by your meter and your care team.'
  const why = `You received this email because someone asked ${siteUrl} to send you this recipe, once.`
  const soft = (text: string) => `<p ${LOOK.soft}>${escaped(text)}</p>`
  return {
    to,
    subject: `Your recipe: ${title}`,
    html: letter({
      title,
      preview: meta,
      content: [...parts.map(htmlOf), soft(end), soft(why)].join('\n'),
      siteUrl,
    }),
    text: `${[title.toUpperCase(), ...parts.map(textOf), end, why].join('\n\n')}\n`,
  }
}

/** A model's words, and visitor's words that it repeated: text without markup or links. */
const words = (text: string): string => unlinked(plainText(text))

type MailPart =
  | { kind: 'words'; text: string }
  | { kind: 'list'; heading: string; ordered: boolean; lines: string[] }

function partsOf(recipe: Recipe): MailPart[] {
  const { figures } = recipe
  const list = (heading: string, lines: string[], ordered = false): MailPart[] => {
    const clean = lines.map(words).filter(Boolean)
    return clean.length > 0 ? [{ kind: 'list', heading, ordered, lines: clean }] : []
  }
  return [
    { kind: 'words', text: words(recipe.description) },
    { kind: 'words', text: metaOf(recipe) },
    ...list('Ingredients', recipe.ingredients),
    ...list('Instructions', recipe.instructions, true),
    ...list('Nutrition per serving', nutritionOf(recipe)),
    ...remarksOn(figures.perServing).map((text) => ({ kind: 'words', text }) as const),
    { kind: 'words', text: BASIS[figures.basis] },
    ...(figures.glycemicLoadEstimated ? [{ kind: 'words', text: ESTIMATED } as const] : []),
    ...list('Not counted', leftOutLines(recipe)),
    ...list('Blood sugar tips', recipe.tips),
    { kind: 'words', text: sentence(figures.origin.notice) },
  ]
}

/** What a person with a meter in hand looks for first. */
const metaOf = ({ prepTime, cookTime, servings, figures }: Recipe): string =>
  `Prep ${prepTime} min, cook ${cookTime} min, serves ${servings}. A serving has ${carbsOf(figures)}. Blood sugar impact: ${impactDisplay(figures.impact).label}.`

function carbsOf(figures: Recipe['figures']): string {
  const carbs = said(figures, 'carbs', 'g')
  if (carbs === null) return 'an unknown amount of carbs'
  return `${carbs} carbs${figures.basis === 'model' ? ' (AI estimate, not verified)' : ''}`
}

/** "34 g", "34 to 41 g" if something may add to it, "at least 34 g" if nobody knows how much. */
function said(figures: Recipe['figures'], key: NutrientKey | 'glycemicLoad', unit: string): string | null {
  const value = figures.perServing[key]
  if (value === null) return null
  const range = key === 'carbs' ? rangeOf(figures) : null
  const text = range
    ? `${sayNumber(range.least)} to ${sayNumber(range.most)}`
    : `${isAtLeast(figures, key) ? 'at least ' : ''}${sayNumber(value)}`
  return `${text}${unit && ` ${unit}`}`
}

/** The lines that are not counted, each with what it may add to a serving. */
function leftOutLines({ figures, servings }: Recipe): string[] {
  const most = new Map(leftOutOf(figures, servings).map(({ line, carbs }) => [line, carbs]))
  return figures.notCounted.map((line) => {
    const carbs = most.get(line)
    if (carbs === undefined) return line
    return `${line} (may add ${carbs === null ? 'any amount' : `up to ${sayNumber(carbs)} g`} of carbs)`
  })
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** An unknown figure is said to be unknown, never 0. */
function nutritionOf({ figures }: Recipe): string[] {
  const unused = figures.basis === 'model' ? null : unusedCarbs(figures.perServing)
  const say = (name: string, key: NutrientKey | 'glycemicLoad', unit = '') =>
    `${name}: ${said(figures, key, unit) ?? 'not known'}`
  const ofCarbs =
    unused === null
      ? []
      : [`Of this, ${sayNumber(unused)} g sugar alcohols and the like, not used by the body`]
  return [
    ...NUTRIENTS.flatMap(({ key, label, unit }) => [
      say(label, key, unit),
      ...(key === 'carbs' ? ofCarbs : []),
    ]),
    say('Glycemic load', 'glycemicLoad'),
  ]
}

/** With one decimal under 10, where it matters; whole numbers above, as on the page. */
const sayNumber = (value: number): string =>
  String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

const BASIS = {
  computed: 'Counted ingredient by ingredient from our food table.',
  partial: 'Some ingredients could not be counted, so the real totals are higher.',
  model: 'AI estimate, not verified: check these figures before you rely on them.',
  saved: 'These are the numbers the recipe was saved with.',
} as const

const ESTIMATED =
  'Some foods have no published glycemic index, so we used a similar food’s, or a cautious one.'

function htmlOf(part: MailPart): string {
  if (part.kind === 'words') return `<p ${LOOK.text}>${escaped(part.text)}</p>`
  const tag = part.ordered ? 'ol' : 'ul'
  const items = part.lines.map((line) => `<li ${LOOK.item}>${escaped(line)}</li>`)
  return `<h2 ${LOOK.heading}>${escaped(part.heading)}</h2>\n<${tag} ${LOOK.list}>\n${items.join('\n')}\n</${tag}>`
}

function textOf(part: MailPart): string {
  if (part.kind === 'words') return part.text
  const mark = (index: number) => (part.ordered ? `${index + 1}.` : '-')
  return [part.heading.toUpperCase(), ...part.lines.map((line, index) => `${mark(index)} ${line}`)].join('\n')
}
