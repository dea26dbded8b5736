import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { ALLERGIES, HEALTH_CONDITIONS, PROFILE_DIETS, SKILL_LEVELS } from './options.ts'

/** A member's profile as the form edits it and the gateway reads it. Column names are the database's. */
export const profile = z.object({
  name: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  dietary_preferences: z._default(z.array(z.enum(PROFILE_DIETS)), []),
  health_conditions: z._default(z.array(z.enum(HEALTH_CONDITIONS)), []),
  allergies: z._default(z.array(z.enum(ALLERGIES)), []),
  cooking_skill_level: z._default(z.enum(SKILL_LEVELS), 'intermediate'),
  household_size: z._default(
    z.number().check(z.minimum(LIMITS.householdSize.min), z.maximum(LIMITS.householdSize.max)),
    LIMITS.householdSize.default,
  ),
})
export type Profile = z.infer<typeof profile>
