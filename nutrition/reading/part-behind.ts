/**
 * `White part of 4 spring onions` and `kernels cut from 2 ears of corn` become `4 spring onions, White part` and
 * `2 ears of corn, kernels`: the amount is read where a line begins. The seeds of a vanilla bean weigh nothing.
 */
export function partBehind(text: string): string {
  const [, part, whole] = PART_OF.exec(text) ?? []
  return part && whole ? `${whole}, ${part}` : text
}

const PART_OF =
  /^(?:the )?((?:(?:pale|light|dark|white|green|tender|inner|soft)(?:,? and |,? & |,? ))*(?:parts?|flesh|kernels|pulp|meat|seeds|leaves|florets|cloves|segments)(?: only)?)(?:,? (?:cut|scraped|scooped|picked|stripped|pulled|taken|removed))? (?:of|from|off) (?=(?:an? |one |two |three |four |six |half |about )|\d)((?!.{0,20}\bvanilla).{3,200})$/i
