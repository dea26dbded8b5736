/** "Wont go bad", "doesnt like": the readers know "won't" and "doesn't". */
export const apostrophesSaid = (text: string): string =>
  text
    .replace(/\b(do|does|did|wo|would|could|should|ca|has|have|was|were)nt\b/g, "$1n't")
    .replace(/\b(is|are)nt\b/g, '$1 not')
