import { memo, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLinks } from '../map/use-links.ts'
import { useAuth } from '../platform/auth.tsx'
import { signOut } from '../platform/sign-out.ts'
import styles from './AccountMenu.module.css'
import { Dropdown, DropdownButton, DropdownLink } from './Dropdown.tsx'

/** Sign in, or the member's menu. Its space is reserved until the session is known, so nothing jumps. */
export const AccountMenu = memo(function AccountMenu() {
  const auth = useAuth()
  return (
    <div className={styles.place}>
      {auth.status === 'guest' && <GuestMenu />}
      {auth.status === 'member' && <MemberMenu email={auth.user.email} />}
    </div>
  )
})

function GuestMenu() {
  return (
    <Dropdown name="Account" label="Sign In" buttonClass={styles.signIn}>
      <MenuLinks />
    </Dropdown>
  )
}

function MemberMenu({ email }: { email: string }) {
  const leave = useLeave()
  return (
    <Dropdown
      name="My Profile"
      buttonClass={styles.profile}
      label={
        <>
          <span className={styles.avatar} aria-hidden="true">
            {email.charAt(0).toUpperCase() || 'U'}
          </span>
          <span className={styles.profileLabel}>My Profile</span>
        </>
      }
    >
      <MenuLinks />
      <DropdownButton onClick={leave}>Sign Out</DropdownButton>
    </Dropdown>
  )
}

function MenuLinks() {
  return useLinks('menu').map(({ to, label }) => (
    <DropdownLink key={to} to={to}>
      {label}
    </DropdownLink>
  ))
}

/** Goes home first and signs out there: the guard of a member's page would ask the visitor to sign in again. */
function useLeave(): () => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!leaving) return
    if (pathname === '/') void signOut()
    else void navigate('/')
  }, [leaving, pathname, navigate])
  return () => setLeaving(true)
}
