import { MEMBER_ID } from '@evenplate/platform/fake'
import { sampleId } from '@evenplate/saved-recipe/testing/sample-recipes'

export const activityRow = (values: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  user_id: MEMBER_ID,
  type: 'recipe_created',
  description: 'Created Salmon with Lemon Broccoli',
  recipe_id: null,
  created_at: '2026-11-20T18:00:00Z',
  ...values,
})

/** A member's dashboard, for tests and for running it alone. */
export const sampleTables = () => ({
  profiles: [{ id: MEMBER_ID, name: 'Ana' }],
  user_activity: [
    activityRow({ recipe_id: sampleId(1) }),
    activityRow({
      type: 'recipe_favorited',
      description: 'Favorited Lentil Soup with Spinach',
      recipe_id: sampleId(2),
      created_at: '2026-11-19T18:00:00Z',
    }),
  ],
})
