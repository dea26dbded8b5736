import { mergeMarks } from '@evenplate/meal-plan/shopping/marks'
import type { CalendarFeed, CalendarStore, OpenList, SharedListStore } from '../store/plan-store.ts'

/** Feeds by token. */
export const memoryCalendars = (feeds: Record<string, CalendarFeed> = {}): CalendarStore => {
  const byToken = new Map(Object.entries(feeds))
  return { read: async (token) => byToken.get(token) ?? null }
}

/** Lists by slug. */
export const memorySharedLists = (lists: Record<string, OpenList> = {}): SharedListStore => {
  const bySlug = new Map(Object.entries(lists))
  return {
    read: async (slug) => bySlug.get(slug) ?? null,
    async mark(slug, ops) {
      const open = bySlug.get(slug)
      if (!open) return null
      const keys = new Set(open.list.sections.flatMap(({ items }) => items.map(({ key }) => key)))
      const marks = mergeMarks(
        open.marks,
        ops.filter(({ item }) => keys.has(item)),
      )
      bySlug.set(slug, { ...open, marks })
      return bySlug.get(slug) ?? null
    },
  }
}
