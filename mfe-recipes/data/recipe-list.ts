import { networkFirst } from '@evenplate/platform/kit/offline/network-first'
import type { Sources } from '@evenplate/platform/kit/sources'
import {
  type RecipePage,
  type RecipeSearch,
  readFavorites,
  readRecipeCounts,
  readRecipePage,
} from '@evenplate/saved-recipe/list'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

const FAVORITES = 4

/** Only read without a network: its code is loaded then, from the device. */
const offlineCopies = () =>
  import(/* webpackChunkName: "offline-copies" */ '@evenplate/saved-recipe/offline/search-copies')

/** A member's matching recipes, a page at a time: searched, filtered and sorted by the database. */
export const recipeListOf = ({ db, device }: Sources, userId: string, search: RecipeSearch) =>
  infiniteQueryOptions({
    queryKey: [userId, 'recipes', 'list', search],
    queryFn: ({ pageParam, signal }) =>
      networkFirst({
        ask: async () => readRecipePage(await db(), userId, search, pageParam, signal),
        // All that is copied is one page.
        offlineCopy: async () =>
          pageParam === 0 ? (await offlineCopies()).searchCopies(device, userId, search) : undefined,
        signal,
        onLate: (page) => {
          const key = [userId, 'recipes', 'list', search]
          if (pageParam === 0) queryClient.setQueryData(key, { pages: [page], pageParams: [0] })
        },
      }),
    initialPageParam: 0,
    // By what is there, not by what was requested: a deletion shortens earlier pages.
    getNextPageParam: (last: RecipePage, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.rows.length, 0)
      return last.rows.length > 0 && shown < last.total ? shown : undefined
    },
    // The previous results stay on the page while somebody types.
    placeholderData: keepPreviousData,
  })

/** How many recipes a member keeps, and how many of them are favorites. */
export const recipeCountsOf = ({ db, device }: Sources, userId: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'counts'],
    queryFn: ({ queryKey }) =>
      networkFirst({
        ask: async () => readRecipeCounts(await db(), userId),
        offlineCopy: async () => (await offlineCopies()).countCopies(device, userId),
        onLate: (counts) => queryClient.setQueryData(queryKey, counts),
      }),
  })

/** The latest favorites, for the overview. */
export const favoritesOf = ({ db, device }: Sources, userId: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'favorites'],
    queryFn: ({ queryKey }) =>
      networkFirst({
        ask: async () => readFavorites(await db(), userId, FAVORITES),
        offlineCopy: async () => (await offlineCopies()).favoriteCopies(device, userId, FAVORITES),
        onLate: (favorites) => queryClient.setQueryData(queryKey, favorites),
      }),
  })
