import { plainText } from '@evenplate/domain/draft'
import { impactDisplay } from '@evenplate/domain/impact'
import { NUTRIENTS, remarksOn } from '@evenplate/domain/nutrients'
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
    ...list('Not counted', figures.notCounted),
    ...list('Blood sugar tips', recipe.tips),
    { kind: 'words', text: sentence(figures.origin.notice) },
  ]
}

/** What a person with a meter in one hand looks for first. */
const metaOf = ({ prepTime, cookTime, servings, figures }: Recipe): string =>
  `Prep ${prepTime} min, cook ${cookTime} min, serves ${servings}. A serving has ${carbsOf(figures)}. Blood sugar impact: ${impactDisplay(figures.impact).label}.`

function carbsOf({ perServing: { carbs }, basis }: Recipe['figures']): string {
  if (carbs === null) return 'an unknown amount of carbs'
  return `${basis === 'partial' ? 'at least ' : ''}${sayNumber(carbs)} g carbs${basis === 'model' ? ' (AI estimate, not verified)' : ''}`
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** An unknown figure is said to be unknown, never 0. */
function nutritionOf({ figures: { perServing, basis } }: Recipe): string[] {
  const least = basis === 'partial' ? 'at least ' : ''
  const unused = basis === 'model' ? null : unusedCarbs(perServing)
  const say = (name: string, value: number | null, unit = '') =>
    `${name}: ${value === null ? 'not known' : `${least}${sayNumber(value)}${unit && ` ${unit}`}`}`
  const ofCarbs =
    unused === null
      ? []
      : [`Of this, ${sayNumber(unused)} g sugar alcohols and the like, not used by the body`]
  return [
    ...NUTRIENTS.flatMap(({ key, label, unit }) => [
      say(label, perServing[key], unit),
      ...(key === 'carbs' ? ofCarbs : []),
    ]),
    say('Glycemic load', perServing.glycemicLoad),
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
