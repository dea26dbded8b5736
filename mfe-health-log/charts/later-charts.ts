import { later } from '@evenplate/shared-ui/Later'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import { createElement } from 'react'

const meanwhile = createElement(Skeleton, { label: 'Drawing the chart', lines: 6 })

/** The drawing code loads with the first chart, not with the page. */
export const LaterDayChart = later(
  () => import(/* webpackChunkName: "charts" */ './DayChart.tsx').then((file) => file.DayChart),
  meanwhile,
)
export const LaterPatternChart = later(
  () => import(/* webpackChunkName: "charts" */ './PatternChart.tsx').then((file) => file.PatternChart),
  meanwhile,
)
