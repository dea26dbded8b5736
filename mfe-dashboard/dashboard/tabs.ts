export const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'recipes', label: 'My Recipes' },
  { value: 'health', label: 'Health Tracking' },
  { value: 'meal-planning', label: 'Meal Planning' },
] as const

export type Tab = (typeof TABS)[number]['value']

/** The tab of `?tab=`; anything unknown is the overview. */
export function readTab(search: string): Tab {
  const asked = new URLSearchParams(search).get('tab')
  return TABS.find(({ value }) => value === asked)?.value ?? 'overview'
}
