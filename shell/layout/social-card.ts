import type { Route } from '../map/site-map.ts'

/** Where a page's social card is, and what it shows, in words. */
export type CardPicture = { path: string; alt: string }

/** These pages have their own card; the others show the home page's. */
export function cardPictureOf(route: Pick<Route, 'path' | 'title' | 'public' | 'perRequest'>): CardPicture {
  const own = route.public && !route.perRequest && route.path !== '/'
  const name = own ? route.path.slice(1).replaceAll('/', '-') : 'home'
  return {
    path: `/cards/${name}.png`,
    alt: `${own ? `${route.title} on Evenplate` : 'Evenplate'}, beside a plate: half vegetables, a quarter protein foods, a quarter carbohydrate foods.`,
  }
}
