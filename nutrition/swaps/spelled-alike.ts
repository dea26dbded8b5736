/**
 * A text with case and spacing evened out, as a name's pattern ignores both. If the pattern finds a name, this text has the
 * name word for word, and a plain search finds that much sooner.
 */
export const spelledAlike = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ſ', 's')
    .replace(/[\s-]+/g, ' ')
