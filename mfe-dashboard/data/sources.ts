import type { Platform } from '@evenplate/platform/contract'

/** Where a member's data is read: the database, and this device while the database is out of reach. */
export type Sources = Pick<Platform, 'db' | 'device'>
