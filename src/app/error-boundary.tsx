import { Component, type ReactNode } from "react"

import { emitAppEvent } from "~/src/client/app-events"

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (error: unknown) => ReactNode
  /** A new value is a new page, and a new chance (E2). */
  resetKey: string
}

type State = { failure: { error: unknown } | null; resetKey: string }

/** Keeps an error that a page throws while it is drawn from taking the whole site down (E2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    // Gatsby's own handlers take React's place, and log nothing.
    console.error("error caught while a page was rendered", error)
    emitAppEvent("app-error", { error })
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.fallback(failure.error)
  }
}
