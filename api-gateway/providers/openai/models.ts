/** What a model accepts; models of compatible servers are unknown, so the fullest form is tried first. */
export type Abilities = {
  /** How the shape of the reply can be requested. */
  shape: 'schema' | 'object' | 'none'
  /** Reasoning models reject a temperature and have another field for the token limit. */
  reasons: boolean
}

/** Matched with the beginning of the name; the first match wins. A vendor's prefix ("openai/gpt-4o") is ignored. */
const FAMILIES: [begins: RegExp, abilities: Abilities][] = [
  [/^gpt-3\.5-turbo-(?:0301|0613|16k|instruct)/, { shape: 'none', reasons: false }],
  [/^gpt-3\.5/, { shape: 'object', reasons: false }],
  [/^gpt-4(?:-0314|-0613|-32k)?(?:-|$)(?!turbo|1106|0125)/, { shape: 'none', reasons: false }],
  [/^gpt-4-/, { shape: 'object', reasons: false }],
  [/^gpt-4o-2024-05-13/, { shape: 'object', reasons: false }],
  [/^(?:gpt-4|chatgpt-)/, { shape: 'schema', reasons: false }],
  [/^o1-(?:mini|preview)/, { shape: 'none', reasons: true }],
  [/^o\d/, { shape: 'schema', reasons: true }],
  [/^gpt-\d+(?:\.\d+)?-chat/, { shape: 'schema', reasons: true }],
  [/^gpt-(?:[5-9]|\d\d)/, { shape: 'schema', reasons: true }],
]

export function abilitiesOf(model: string): Abilities {
  const name = model.toLowerCase().replace(/^.*\//, '')
  return FAMILIES.find(([begins]) => begins.test(name))?.[1] ?? { shape: 'schema', reasons: false }
}
