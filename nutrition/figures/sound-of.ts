/**
 * How a word sounds, roughly: the same for the ways one writes a word of another alphabet or language. "Biriyani" and
 * "biryani", "poori" and "puri", "baclava" and "baklava".
 */
export const soundOf = (word: string): string =>
  RULES.reduce((sound, [from, to]) => sound.replace(from, to), word.toLowerCase())

const RULES: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|sh|sz/g, 'S'],
  [/tch|cz|ch/g, 'C'],
  // Aspirated or not: "daal makhani", "dhal makani".
  [/(?<=[bdgjklmnprt])h/g, ''],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/oo|ou|ow/g, 'u'],
  [/ee|ea|ie|ey|y/g, 'i'],
  [/aa|ah/g, 'a'],
  [/h$/g, ''],
  [/(.)\1+/g, '$1'],
]
