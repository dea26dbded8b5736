/** What a dish stands on the table in. */
export const VESSELS = ['plate', 'bowl', 'glass', 'mug', 'cake-tin', 'sheet', 'skillet', 'board'] as const
export type Vessel = (typeof VESSELS)[number]
