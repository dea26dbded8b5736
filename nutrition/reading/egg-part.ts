/** `whites of 3 eggs`, `2 large eggs, yolks only` become `3 egg whites`, `2 large egg yolks`. */
export function eggPart(text: string): string {
  const first = PART_OF.exec(text)
  if (first) return `${first[2] ?? '1'} ${first[3] ?? ''}egg ${first[1]}${text.slice(first[0].length)}`
  const only = PART_ONLY.exec(text)
  return only ? `${only[1]} egg ${only[2]}${text.slice(only[0].length)}` : text
}

const PART_OF =
  /^(?:the )?(yolks?|whites?) (?:of|from) (\d{1,2} |an? |one |two |three |four )?((?:(?:large|medium|small|free-range|organic|fresh) ){0,3})eggs?\b/i
const PART_ONLY =
  /^((?:\d{1,2}|one|two|three|four)(?: [a-z-]{4,10}){0,2}) eggs?,? \(?(yolks?|whites?) only\)?/i
