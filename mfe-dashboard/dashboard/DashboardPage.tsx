import { MemberPage } from '../member/MemberPage.tsx'
import { Dashboard } from './Dashboard.tsx'

export function DashboardPage() {
  return <MemberPage>{(user) => <Dashboard user={user} />}</MemberPage>
}
