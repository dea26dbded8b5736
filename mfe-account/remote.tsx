import { defineRemote } from '@evenplate/platform/define-remote'
import { withQueries } from './data/queries.ts'
import { ForgotPasswordPage } from './forgot-password/ForgotPasswordPage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { ProfilePage } from './profile/ProfilePage.tsx'
import { RegisterPage } from './register/RegisterPage.tsx'
import { ResetPasswordPage } from './reset-password/ResetPasswordPage.tsx'

export default defineRemote({
  login: LoginPage,
  register: RegisterPage,
  'forgot-password': ForgotPasswordPage,
  'reset-password': ResetPasswordPage,
  profile: withQueries(ProfilePage),
})
