import { type Kitchen, kitchenOf, kitchensIn } from '@evenplate/words/kitchens'
import type { Brief } from './brief.ts'

const FROM = 'from-'

/** A style that only dishes of the kitchens asked for keep, as one of them: "from-greek+turkish". Null if none was asked for. */
export function fromStyle(brief: Pick<Brief, 'style'>): string | null {
  const kitchens = kitchensIn(brief.style)
  return kitchens.length > 0 ? `${FROM}${kitchens.map(({ id }) => id).join('+')}` : null
}

export const isFromStyle = (style: string): boolean => style.startsWith(FROM)

/** The kitchens of such a style. */
export const fromIds = (style: string): string[] => style.slice(FROM.length).split('+')

/** Where nothing but a kitchen is named, no other dish is an answer. */
export function boundToKitchen(brief: Brief): Brief {
  const from = brief.dish || brief.foods.length > 0 ? null : fromStyle(brief)
  return from === null ? brief : { ...brief, style: [...brief.style, from] }
}

/** A brief for which one kitchen less counts. */
export function withoutKitchen(brief: Brief, { id }: Kitchen): Brief {
  const style = brief.style.filter((one) => !isFromStyle(one) && one !== `kitchen-${id}`)
  return boundToKitchen({ ...brief, style: withoutFlavor(style, id) })
}

/** Styles without the flavor of a kitchen that was taken back. */
export function withoutStyle(styles: readonly string[], name: string): string[] {
  const rest = styles.filter((style) => style !== name)
  const kitchen = kitchenOf(name)
  return kitchen ? withoutFlavor(rest, kitchen.id) : rest
}

const withoutFlavor = (styles: readonly string[], id: string): string[] => {
  const flavor = kitchenOf(`kitchen-${id}`)?.flavor
  return kitchensIn(styles).some((other) => other.flavor === flavor)
    ? [...styles]
    : styles.filter((style) => style !== flavor)
}

/** The kitchen of a style like "not-kitchen-thai". */
export const refusedKitchenOf = (style: string): Kitchen | undefined =>
  style.startsWith('not-') ? kitchenOf(style.slice('not-'.length)) : undefined

/** "We had Thai yesterday, so no Thai" asks for none. */
export function withoutKitchensRefused(styles: readonly string[]): string[] {
  const all = [...new Set(styles)]
  const refused = all.filter((style) => refusedKitchenOf(style))
  return refused.reduce((rest, style) => withoutStyle(rest, style.slice('not-'.length)), all)
}

/** "Greek or Turkish", as it was asked for. */
export const kitchenWords = (kitchens: readonly Kitchen[]): string =>
  kitchens.map(({ name }) => name).join(' or ')
