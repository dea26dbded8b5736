import { useContext } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { RoutedPage } from './layout/RoutedPage.tsx'
import { SiteMapContext } from './map/site-map.ts'
import { AuthProvider } from './platform/auth.tsx'

/** The whole site inside whatever router the caller puts around it. Renders the same on a server and in a browser. */
export function App() {
  const { routes } = useContext(SiteMapContext)
  return (
    <AuthProvider>
      <Layout>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
          ))}
        </Routes>
      </Layout>
    </AuthProvider>
  )
}
