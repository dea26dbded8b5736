import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../loading/lazy-again.ts'
import { telemetry } from '../platform/telemetry.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

type Props = {
  children: ReactNode
  /** A new value means a new page: the previous error does not apply to it. */
  resetKey: string
  /** What "Try Again" does if rendering the page again did not help. Reloads by default. */
  onRetry?: () => void
}
type State = { error: unknown; failed: boolean; attempts: number; resetKey: string }

/** Contains a page that broke, so that header, footer and every other page keep working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, attempts: 0, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, failed: false, attempts: 0, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    telemetry.error(error)
    // Whatever renders next, here or on another page, may fetch its code again.
    forgetFailures()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <ErrorScreen error={this.state.error} onRetry={this.retry} />
  }

  /** First only the page, since a part may be back by now and nothing else is lost; then everything. */
  private retry = (): void => {
    if (this.state.attempts > 0) (this.props.onRetry ?? reload)()
    else this.setState(({ attempts }) => ({ error: null, failed: false, attempts: attempts + 1 }))
  }
}

const reload = () => window.location.reload()
