import { BRAND } from '@evenplate/domain/brand'
import { impactDisplay } from '@evenplate/domain/impact'
import { rangeOf } from '@evenplate/domain/left-out'
import type { Figures } from '@evenplate/domain/recipe'
import { type SharedRecipe, sharedPath } from '@evenplate/domain/shared-recipe'
import { pictureOf } from '@evenplate/recipe-view/picture'
import { BASIS, shownOf } from '@evenplate/recipe-view/wording'
import { type CardPicture, cardPictureOf } from './layout/social-card.ts'
import type { Route } from './map/site-map.ts'

/** The text of a social card; `site/pictures` draws it. */
export type SocialCard = CardPicture & {
  card: {
    title: string
    /** Replaces a title in letters that our typefaces do not have. */
    otherwise: string
    body: { kind: 'line'; line: string } | Numbers
    shares: NonNullable<Figures['plate']>
    foods?: Picture['foods']
    vessel?: Picture['vessel']
  }
}
type Picture = ReturnType<typeof pictureOf>
type Numbers = {
  kind: 'numbers'
  impact: { text: string; band: Figures['impact'] }
  figures: { value: string; name: string }[]
  note: string
}

/** After the diabetes plate method. */
const BALANCED = { vegetables: 0.5, protein: 0.25, carbohydrate: 0.25, other: 0 }
/** For a dish that could not be weighed: the unknown is not drawn. */
const EMPTY = { vegetables: 0, protein: 0, carbohydrate: 0, other: 0 }

export const pageCard = (route: Route): SocialCard => ({
  ...cardPictureOf(route),
  card: {
    title: route.title,
    otherwise: BRAND.name,
    body: { kind: 'line', line: route.description },
    shares: BALANCED,
  },
})

/** The same figures as on the recipe's page: one serving, and what kind of numbers they are. */
export function recipeCard(recipe: SharedRecipe, slug: string): SocialCard {
  const { title, figures } = recipe
  const { foods, vessel } = pictureOf(recipe)
  const numbers = numbersOf(figures)
  const said = numbers.figures.map(
    ({ value, name }) => `${name.toLowerCase()} ${value === UNKNOWN ? 'not known' : value}`,
  )
  return {
    path: `${sharedPath(slug)}/card.png`,
    alt: `${title}. ${numbers.impact.text}. ${numbers.note}: ${said.join(', ')}.`,
    card: {
      title,
      otherwise: 'A recipe shared with you',
      body: numbers,
      shares: figures.plate ?? EMPTY,
      foods,
      vessel,
    },
  }
}

const UNKNOWN = '–'

function numbersOf(figures: Figures): Numbers {
  const { impact, basis } = figures
  const figure = (name: string, key: 'carbs' | 'fiber' | 'glycemicLoad', unit = '') => {
    const shown = shownOf(figures, key, unit)
    return { name, value: shown ? `${shown.text}${shown.least ? '+' : ''}${unit}` : UNKNOWN }
  }
  return {
    kind: 'numbers',
    impact: { text: `Blood sugar impact: ${impactDisplay(impact).label}`, band: impact },
    figures: [
      figure('Carbs', 'carbs', ' g'),
      figure('Fiber', 'fiber', ' g'),
      figure('Glycemic load', 'glycemicLoad'),
    ],
    note: rangeOf(figures) ? RANGE : NOTES[basis],
  }
}

const RANGE = 'Per serving, a range: some ingredients have no amount'

const NOTES: Record<Figures['basis'], string> = {
  computed: 'Per serving, counted ingredient by ingredient',
  partial: 'Per serving, at least: some ingredients not counted',
  model: `Per serving, ${BASIS.model.badge}`,
  saved: `Per serving, ${BASIS.saved.badge}`,
}
