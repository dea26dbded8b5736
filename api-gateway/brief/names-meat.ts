import { isOfKind } from '@evenplate/nutrition/rules/avoid/meaning'

/** "Goat" by itself may be cheese; in a dish's name it is the meat. */
export const isMeat = (food: string): boolean =>
  /\bgoat$/.test(food) || KINDS.some((kind) => isOfKind(kind, food))

const KINDS = ['meat', 'poultry', 'seafood'] as const

/** Whether a name has a word for meat, poultry or fish in it. */
export const namesMeat = (name: string): boolean =>
  name.split(/[^\p{L}]+/u).some((word) => word && isMeat(word))
