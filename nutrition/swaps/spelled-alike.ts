/**
 * A text as a pattern for a name sees it that minds neither case nor spacing: a name it finds stands in this word for
 * word, which is found far sooner than by the pattern. Signs that differ in case alone are the same to a pattern without case.
 */
export const spelledAlike = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ſ', 's')
    .replace(/[\s-]+/g, ' ')
