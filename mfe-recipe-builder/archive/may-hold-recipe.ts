/** By the name of a file in an archive: a text, a page, JSON or another archive, but not the files that a system adds. */
export const mayHoldRecipe = (name: string): boolean =>
  /\.(?:json|jsonld|html?|xhtml|txt|text|md|markdown|zip)$/i.test(name) &&
  !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name)
