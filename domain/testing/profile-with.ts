import { type Profile, profile } from '../profile.ts'

/** A member's profile for tests: what is given, and for every other field what a new member has. */
export const profileWith = (given: Partial<Profile> = {}): Profile => ({ ...profile.parse({}), ...given })
