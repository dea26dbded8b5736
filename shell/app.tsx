import { Route, Routes } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { RoutedPage } from './layout/RoutedPage.tsx'
import { AuthProvider } from './platform/auth.tsx'
import { ROUTES } from './routes/routes.tsx'

/** The whole site inside whatever router the caller puts around it. Renders the same on a server and in a browser. */
export function App() {
  return (
    <AuthProvider>
      <Layout>
        <Routes>
          {ROUTES.map((route) => (
            <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
          ))}
        </Routes>
      </Layout>
    </AuthProvider>
  )
}
