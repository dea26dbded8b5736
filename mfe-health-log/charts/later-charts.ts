import { later } from '@evenplate/shared-ui/Later'
import { createElement } from 'react'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'

const meanwhile = createElement(Skeleton, { label: 'Drawing the chart', lines: 6 })

/** What draws comes with the first chart, not with the page. */
export const LaterDayChart = later(
  () => import(/* webpackChunkName: "charts" */ './DayChart.tsx').then((file) => file.DayChart),
  meanwhile,
)
export const LaterPatternChart = later(
  () => import(/* webpackChunkName: "charts" */ './PatternChart.tsx').then((file) => file.PatternChart),
  meanwhile,
)
