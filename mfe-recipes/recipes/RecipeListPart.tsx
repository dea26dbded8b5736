import { Loading } from '@evenplate/shared-ui/Loading'
import { MemberArea } from '../member/MemberArea.tsx'
import { RecipeList } from './RecipeList.tsx'

export function RecipeListPart() {
  return (
    <MemberArea loading={<Loading>Loading your recipes...</Loading>}>
      {(user) => <RecipeList userId={user.id} />}
    </MemberArea>
  )
}
