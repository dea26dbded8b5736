import type { Group } from '@evenplate/glycemia/groups'

/** Whose goals these are: the person's own choice, agreed with their care team. */
export const GROUP_WORDS: Record<Group, string> = {
  'type-1-or-2': 'Type 1 or type 2 diabetes',
  'older-or-high-risk': 'Older, or at high risk of lows',
  'pregnancy-type-1': 'Pregnancy with type 1 diabetes',
  'pregnancy-other': 'Pregnancy with type 2 or gestational diabetes',
}

export const GROUP_HINTS: Record<Group, string> = {
  'type-1-or-2': 'Adults who are not pregnant.',
  'older-or-high-risk': 'More relaxed goals, above all to prevent lows.',
  'pregnancy-type-1': 'A lower range, with goals of its own.',
  'pregnancy-other': 'The same lower range. There are no agreed goals for it.',
}
