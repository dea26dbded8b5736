import { plainText } from '@evenplate/domain/draft'
import { impactDisplay } from '@evenplate/domain/impact'
import type { Recipe } from '@evenplate/domain/recipe'
import { escaped, letter, STYLE } from './letter.ts'
import type { Mail } from './mailer.ts'

/**
 * A recipe for whoever asked for it by mail. What it was checked against stays out: that would tell the
 * recipient about somebody's health.
 */
export function recipeMail(recipe: Recipe, to: string, siteUrl: string): Mail {
  const title = plainText(recipe.title)
  const parts = partsOf(recipe)
  const body = parts.map((part) => htmlOf(part)).join('\n')
  const end =
    'For information only, not medical advice. Bodies differ: your meter and your care team have the last word.'
  const why = `You get this mail because someone asked ${siteUrl} to send this recipe to you, once.`
  return {
    to,
    subject: `Your recipe: ${title}`,
    html: letter(
      title,
      `${body}\n<p style="${STYLE.soft}">${escaped(end)}</p>\n<p style="${STYLE.soft}">${escaped(why)}</p>`,
      siteUrl,
    ),
    text: `${[title.toUpperCase(), ...parts.map(textOf), end, why].join('\n\n')}\n`,
  }
}

type Part =
  | { kind: 'words'; text: string }
  | { kind: 'list'; heading: string; ordered: boolean; lines: string[] }

function partsOf(recipe: Recipe): Part[] {
  const { figures, prepTime, cookTime, servings } = recipe
  const list = (heading: string, lines: string[], ordered = false): Part[] => {
    const clean = lines.map(plainText).filter(Boolean)
    return clean.length > 0 ? [{ kind: 'list', heading, ordered, lines: clean }] : []
  }
  return [
    { kind: 'words', text: plainText(recipe.description) },
    {
      kind: 'words',
      text: `Prep ${prepTime} min, cook ${cookTime} min, serves ${servings}. Blood sugar impact: ${impactDisplay(figures.impact).label}.`,
    },
    ...list('Ingredients', recipe.ingredients),
    ...list('Instructions', recipe.instructions, true),
    ...list('Nutrition per serving', nutritionOf(recipe)),
    { kind: 'words', text: BASIS[figures.basis] },
    ...list('Not counted', figures.notCounted),
    ...list('Blood sugar tips', recipe.tips),
    { kind: 'words', text: figures.origin.notice },
  ]
}

/** A figure nobody knows is said to be unknown, never 0. */
function nutritionOf({ figures: { perServing, basis } }: Recipe): string[] {
  const least = basis === 'partial' ? 'at least ' : ''
  const say = (name: string, value: number | null, unit: string) =>
    `${name}: ${value === null ? 'not known' : `${least}${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)}${unit}`}`
  return [
    say('Calories', perServing.calories, ' kcal'),
    say('Total carbs', perServing.carbs, ' g'),
    say('Fiber', perServing.fiber, ' g'),
    say('Net carbs', perServing.netCarbs, ' g'),
    say('Protein', perServing.protein, ' g'),
    say('Fat', perServing.fat, ' g'),
    say('Glycemic load', perServing.glycemicLoad, ''),
  ]
}

const BASIS = {
  computed: 'Counted ingredient by ingredient from our food table.',
  partial: 'Some ingredients could not be counted, so the real totals are higher.',
  model: 'AI estimate, not verified: check these figures before you rely on them.',
} as const

function htmlOf(part: Part): string {
  if (part.kind === 'words') return `<p style="${STYLE.text}">${escaped(part.text)}</p>`
  const tag = part.ordered ? 'ol' : 'ul'
  const items = part.lines.map((line) => `<li style="${STYLE.item}">${escaped(line)}</li>`)
  return `<h2 style="${STYLE.heading}">${escaped(part.heading)}</h2>\n<${tag} style="${STYLE.list}">\n${items.join('\n')}\n</${tag}>`
}

function textOf(part: Part): string {
  if (part.kind === 'words') return part.text
  const mark = (index: number) => (part.ordered ? `${index + 1}.` : '-')
  return [part.heading.toUpperCase(), ...part.lines.map((line, index) => `${mark(index)} ${line}`)].join('\n')
}
