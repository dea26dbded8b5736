import { MemberDashboard } from './MemberDashboard.tsx'
import { MemberPage } from './member/MemberPage.tsx'

export function DashboardPage() {
  return <MemberPage>{(user) => <MemberDashboard user={user} />}</MemberPage>
}
