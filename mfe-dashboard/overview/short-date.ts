const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** "Nov 20", in the visitor's own time zone. @param at ISO 8601 */
export const shortDate = (at: string): string => format.format(new Date(at))
