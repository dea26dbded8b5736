/** Splits the "avoid" box: "mushrooms, no cilantro and peanuts" are three terms. At most 30, each at most 60 characters. */
export function avoidTermsOf(text: string): string[] {
  const terms = text
    .slice(0, 1000)
    .toLowerCase()
    // An aside is no part of the food: "nuts (allergy)", "peanuts: anaphylaxis", "fish because I am allergic".
    .replace(
      /(?<=[a-z] ?)(?<!\b(?:allerg\w+|intoleran\w+|foods?|anything|things|stuff|all|no) ?)[([][^)\]]*[)\]]?/g,
      ' ',
    )
    .replace(/[()[\]]/g, ',')
    .replace(
      /(?<=[a-z]) ?:(?! ?$)[^,;\n.]*|\sbecause\b[^,;\n.]*|\s(?:mainly|mostly)(?= *(?:$|[,;\n.]))/g,
      (aside) => (/^ ?:/.test(aside) && !SAYS_WHY.test(aside) ? aside : ''),
    )
    .split(/[,;\n.•|/&+:]|\s(?:and|or|nor|as well as|but)\s/)
    .map(withoutLeadIn)
    .filter((term) => term.length > 1 && !EMPTY.has(term))
  return [...new Set(terms)].slice(0, 30)
}

const SAYS_WHY = /\b(?:anaphyla|allerg|hives|rash|sever|intoleran|sick|epi|deadly|react)/

function withoutLeadIn(part: string): string {
  let term = part.trim()
  for (let again = 0; again < 6; again += 1) {
    const shorter = term.replace(LEAD_IN, '').trim()
    if (shorter === term) break
    term = shorter
  }
  return term
    .replace(/\s(?:please|thanks|at all|of any kind|in any form|too|either|if possible|products?)$/, '')
    .slice(0, 60)
    .trim()
}

const LEAD_IN =
  /^(?:please|also|mostly|mainly|things with|and|or|but|no|not|nor|none|without|avoid(?:ing)?|skip|exclude|omit|leave out|anything (?:with|containing)|any|all|foods? (?:with|containing)|i(?:'m| am)? ?(?:can(?:'t|not) (?:eat|have|stand)|do(?:n't| not) (?:like|eat|want)|hate|dislike|allergic to|intolerant to)|allergic to|(?:really )?(?:hate|dislike)|things like|like|kinds? of|too much|the|nothing)(?=\s|$)/

const EMPTY = new Set(['nothing', 'none', 'n/a', 'na', 'no', 'anything', 'idk', 'not sure'])
