import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../platform/auth.tsx'
import { signOut } from '../platform/sign-out.ts'
import styles from './AccountMenu.module.css'
import { Dropdown, DropdownButton, DropdownLink } from './Dropdown.tsx'

/** Sign in, or the member's menu. Its space is reserved until the session is known, so nothing jumps. */
export function AccountMenu() {
  const auth = useAuth()
  return (
    <div className={styles.place}>
      {auth.status === 'guest' && <GuestMenu />}
      {auth.status === 'member' && <MemberMenu email={auth.user.email} />}
    </div>
  )
}

function GuestMenu() {
  return (
    <Dropdown name="Account" label="Sign In" buttonClass={styles.signIn}>
      <DropdownLink to="/login">Sign In</DropdownLink>
      <DropdownLink to="/register">Create Account</DropdownLink>
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
      <DropdownLink to="/dashboard">Dashboard</DropdownLink>
      <DropdownLink to="/profile">Profile Settings</DropdownLink>
      <DropdownLink to="/saved-recipes">Saved Recipes</DropdownLink>
      <DropdownButton onClick={leave}>Sign Out</DropdownButton>
    </Dropdown>
  )
}

/** Goes home first and signs out there: the guard of a member's page would send its reader to sign in again. */
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
