/** What marks a line of a copied list: a dash, a bullet, a checkbox, "2." or "2)". */
const MARK = /^(?:[-–—•*·▢☐□]|\d{1,2}[.)])\s+/

/** The lines of a list that was copied elsewhere, without its list marks. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(MARK, ''))
    .filter(Boolean)
