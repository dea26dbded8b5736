import type { Tool } from './asked/row.ts'

type Way = { says?: RegExp; never?: RegExp }

const OVEN = /\boven\b|\bbroil(?:er)?\b|\bbake\b|\bbaking sheet/
const HEAT =
  /\boven\b|\bskillet|\bsaucepan|\b(?:frying|saute) pan|\bsaute\b|\bboil\b|\bsimmer|\bfry\b|\bbake\b|\bmicrowave|\bgrill\b|\broast\b|\bsear\b|\bstove|\bbroil|\bmedium(?:-high|-low)? heat/

/**
 * What the steps must say, and must not say, when a tool is used or missing. Lowercase; Dutch ovens do not count as
 * ovens.
 */
export const WAYS_OF_COOKING: Record<Tool, Way> = {
  'slow cooker': { says: /\bslow[- ]cooker|\bcrock-?pot/ },
  'air fryer': { says: /\bair[- ]fr(?:y|ies|yer|ied)/ },
  'pressure cooker': { says: /\bpressure|\binstant pot/ },
  microwave: { says: /\bmicrowav/, never: /\boven\b(?! dish)|\bskillet|\bfrying pan|\bstovetop/ },
  'no oven': { never: OVEN },
  'no cooking': { never: HEAT },
  grill: { says: /\bgrill/ },
  'sheet pan': { says: /\bsheet pan|\bbaking sheet|\brimmed (?:sheet|pan)|\btray\b/ },
  'one pot': {
    says: /\bpot\b|\bskillet|\bpan\b|\bsaucepan/,
    never: /\b(?:second|another|separate|other) (?:\w+ )?(?:pot|pan|skillet|saucepan)/,
  },
  blender: { says: /\bblend/ },
}

export const cookedThatWay = (tool: Tool, steps: string): boolean => {
  const { says, never } = WAYS_OF_COOKING[tool]
  const text = steps.replace(/\bdutch oven|\bmicrowave oven|\bno oven|\boven mitts?/g, ' ')
  return (says?.test(text) ?? true) && !never?.test(text)
}
