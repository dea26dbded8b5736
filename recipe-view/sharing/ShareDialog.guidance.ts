import type { Guidance } from '@evenplate/shared-ui/guidance'

export const shareDialogGuidance: Guidance = {
  name: 'ShareDialog',
  status: 'stable',
  when: ['Before a recipe is made public by a link.'],
  whenNot: ['For a recipe that is already public: copy its link at once.'],
  dos: ['Say who can read it and what the link does not reveal.'],
  donts: ['Do not make a recipe public before the answer.'],
}
