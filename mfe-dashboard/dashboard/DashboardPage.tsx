import { MemberPage } from '../member/MemberPage.tsx'
import { MemberDashboard } from './MemberDashboard.tsx'

export function DashboardPage() {
  return <MemberPage>{(user) => <MemberDashboard user={user} />}</MemberPage>
}
