import type { Platform } from '../contract.ts'

/** Where a member's data is read: the database, and this device while the database is out of reach. */
export type Sources = Pick<Platform, 'db' | 'device'>
