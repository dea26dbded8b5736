import type { Guidance } from '@evenplate/shared-ui/guidance'

export const impactBadgeGuidance: Guidance = {
  name: 'ImpactBadge',
  status: 'stable',
  when: ['For the glycemic load of a serving in words, in a list or next to a title.'],
  whenNot: ['For other bands: use a Badge.', 'Where the load is not known: say so in words.'],
  dos: ['Put it next to the dish’s name.'],
  donts: ['Do not show a color without its words.'],
}
