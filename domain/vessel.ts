/** What a dish is served in. */
export const VESSELS = ['plate', 'bowl', 'glass', 'mug', 'cake-tin', 'sheet', 'skillet', 'board'] as const
export type Vessel = (typeof VESSELS)[number]
