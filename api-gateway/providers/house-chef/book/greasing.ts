const DISH = '(?:[\\w½-]+,? ){0,3}(?:dish|pan|pans|dishes|mold|molds)'

/** No fat on the list means none for the pan: it is lined with parchment, or used as it is. */
const WITHOUT_FAT: [said: RegExp, instead: string][] = [
  [new RegExp(`\\b(?:Grease|Lightly oil|Oil|Butter) (an? ${DISH})\\b`, 'g'), 'Line $1 with parchment paper'],
  [new RegExp(`\\b(?:grease|lightly oil|oil|butter) (an? ${DISH})\\b`, 'g'), 'line $1 with parchment paper'],
  [/\b(?:an oiled|a greased|a buttered) ((?:rimmed )?(?:sheet|baking|cake|loaf) pan)\b/g, 'a lined $1'],
  [/\b(?:an oiled|a greased|a buttered) /g, 'a '],
]

/** Steps that grease nothing if the dish has no fat to do it with. */
export const greased = (steps: string[], hasFat: boolean): string[] =>
  hasFat
    ? steps
    : steps.map((step) =>
        WITHOUT_FAT.reduce((said, [pattern, instead]) => said.replace(pattern, instead), step),
      )
