/** Joins class names, skipping missing ones: `classNames(styles.card, props.className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
