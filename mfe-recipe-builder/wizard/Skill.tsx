import type { SkillLevel } from '@evenplate/domain/options'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Slider } from '@evenplate/shared-ui/Slider'
import { useQuery } from '@tanstack/react-query'
import { profileSkillOf } from '../data/profile-skill.ts'
import { useBuilder } from '../state/store.ts'
import styles from './DetailsStep.module.css'

const SKILLS: { value: SkillLevel; label: string; hint: string }[] = [
  { value: 'beginner', label: 'Beginner', hint: 'Few steps, one pan, everything explained.' },
  { value: 'intermediate', label: 'Intermediate', hint: 'Comfortable at the stove.' },
  { value: 'advanced', label: 'Advanced', hint: 'Happy to juggle pans and timings.' },
]

/** Cooking skill. A member's profile decides, whatever is chosen here: then it says so. */
export function Skill() {
  const { auth, db, nav } = usePlatform()
  const { draft, change } = useBuilder()
  const member = auth.status === 'member' ? auth.user.id : null
  const { data: skill, isLoading } = useQuery({
    ...profileSkillOf(db, member ?? ''),
    enabled: member !== null,
  })
  const known = SKILLS.find(({ value }) => value === skill)
  if (isLoading) return <p className={styles.profile}>Reading your profile...</p>
  if (member && known)
    return (
      <p className={styles.profile}>
        We use the skill level in your profile (<strong>{known.label}</strong>) and follow its allergies and
        diets. <nav.Link to="/profile">Change your profile</nav.Link>
      </p>
    )
  return (
    <Slider
      label="Cooking skill"
      steps={SKILLS}
      value={draft.skillLevel}
      onChange={(skillLevel) => change({ skillLevel })}
    />
  )
}
