import { isDay } from '@evenplate/meal-plan/dates'

/** What a page shows, according to its address: never a reading. */
export const PERIODS = [14, 30, 90] as const
export type Shown = 'today' | '14' | '30' | '90' | 'rises' | 'settings'
export const SHOWN: readonly { value: Shown; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'rises', label: 'My rise' },
  { value: 'settings', label: 'Settings' },
]

/** @param search of the address; anything unknown means today */
export function shownBy(search: string): { show: Shown; day: string | null } {
  const query = new URLSearchParams(search)
  const asked = query.get('show')
  const day = query.get('day')
  return {
    show: SHOWN.find(({ value }) => value === asked)?.value ?? 'today',
    day: day !== null && isDay(day) ? day : null,
  }
}

export const addressOf = (show: Shown): string => (show === 'today' ? '/health' : `/health?show=${show}`)
