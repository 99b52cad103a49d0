import type { ReactNode } from 'react'
import { Component } from 'react'

interface ErrorBoundaryProps {
  /** Returns the content to show after the children threw. `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode
  onError: (error: unknown) => void
  /** After an error, a new value renders the children again. */
  resetKey?: unknown
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  resetKey: unknown
}

/** Catches errors that the children throw while they render. Without the boundary an error would unmount the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children
  }
}
