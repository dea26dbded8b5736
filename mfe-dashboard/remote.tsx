import { defineRemote } from '@evenplate/platform/define-remote'
import { DashboardPage } from './DashboardPage.tsx'
import { withQueries } from './data/query-client.tsx'

export default defineRemote({ dashboard: withQueries(DashboardPage) })
