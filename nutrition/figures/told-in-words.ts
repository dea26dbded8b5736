import { worldWords } from '../usda/world-names.ts'

/** What is on a plate in other words, where its name is one for two foods: "fish and chips", "marmite on toast". */
export const toldInWords = (said: string): string | null => worldWords(said) ?? onToast(said)

/** Marmite on toast is mostly toast. */
function onToast(said: string): string | null {
  const [, what = ''] = ON_TOAST.exec(said) ?? []
  if (what === '') return null
  return SPREAD.test(what) ? `toast with ${what}` : `${what} and toast`
}

const ON_TOAST =
  /^(\p{L}.{2,40}) on (?:(?:buttered|white|brown|wheat|wholemeal|rye|sourdough|dry|a slice of) )*toast$/iu
const SPREAD = /\b(?:butter|jam|jelly|marmalade|honey|marmite|vegemite|nutella|spread|pate|paste|margarine)$/i
