/** Exactly one mail address: no name, no list, nothing that could start another header or recipient. */
export const isOneAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()]+$/.test(text)

export type Sender = { name: string; address: string }

/** Reads `Evenplate <no-reply@evenplate.example>` or a bare address; null for anything else. */
export function readSender(text: string): Sender | null {
  const [, name = '', address = text] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? []
  return isOneAddress(address) ? { name: name.trim(), address } : null
}
