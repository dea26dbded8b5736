import { defineRemote, page } from '@evenplate/platform/define-remote'
import { withQueries } from './data/queries.ts'
import { ForgotPasswordPage } from './forgot-password/ForgotPasswordPage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { ProfilePage } from './profile/ProfilePage.tsx'
import { RegisterPage } from './register/RegisterPage.tsx'
import { ResetPasswordPage } from './reset-password/ResetPasswordPage.tsx'

export default defineRemote({
  pages: {
    login: page(
      {
        path: '/login',
        title: 'Sign In',
        description: 'Sign in to your saved recipes, your dashboard and your profile.',
        public: false,
        navigation: [
          { in: 'menu', label: 'Sign In', for: 'guest' },
          { in: 'sitemap', label: 'Sign In', for: 'guest' },
        ],
      },
      LoginPage,
    ),
    register: page(
      {
        path: '/register',
        title: 'Create Account',
        description:
          'With a free account you can save and print recipes, and we remember what you eat and avoid.',
        public: false,
        navigation: [{ in: 'menu', label: 'Create Account', for: 'guest' }],
      },
      RegisterPage,
    ),
    'forgot-password': page(
      {
        path: '/forgot-password',
        title: 'Forgot Password',
        description: 'Get a link by email to set a new password.',
        public: false,
      },
      ForgotPasswordPage,
    ),
    'reset-password': page(
      {
        path: '/reset-password',
        title: 'Reset Password',
        description: 'Set a new password for your account.',
        public: false,
      },
      ResetPasswordPage,
    ),
    profile: page(
      {
        path: '/profile',
        title: 'Profile Settings',
        description: 'What you eat, what you avoid, and how you cook.',
        public: false,
        guard: 'member',
        navigation: [
          { in: 'menu', label: 'Profile Settings', for: 'member' },
          { in: 'sitemap', label: 'Profile', for: 'member' },
        ],
      },
      withQueries(ProfilePage),
    ),
  },
})
