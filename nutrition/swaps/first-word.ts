/** As signs that differ in case alone are the same to a pattern without case. */
export const inPlainCase = (text: string): string => text.toLowerCase().replaceAll('ſ', 's')

/** A name stands in no text without its first word, which is found far sooner than the name by a pattern. */
export const firstWordOf = (name: string): string => inPlainCase(name).split(/[\s-]/, 1)[0] ?? ''
