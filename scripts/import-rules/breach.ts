/** A violation is one line: the file, what it imports, the rule. */
export type Breach = string

export const breach = (file: string, imported: string, rule: string): Breach =>
  `${file} imports ${imported}: ${rule}`
