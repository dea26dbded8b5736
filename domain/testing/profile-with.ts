import { type Profile, profile } from '../profile.ts'

/** A member's profile for tests: the given fields, and a new member's values for the others. */
export const profileWith = (given: Partial<Profile> = {}): Profile => ({ ...profile.parse({}), ...given })
