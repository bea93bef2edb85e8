import { Component, type ReactNode } from "react"

import { emitAppEvent } from "~/src/client/report-chunk-error"

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (error: unknown) => ReactNode
  /** With a new value, which stands for a new page, the children are rendered again (E2). */
  resetKey?: string
}

type State = { failure: { error: unknown } | null; resetKey: string | undefined }

/** Shows a fallback in place of children that throw while they are rendered; without it React removes the whole site (E2). */
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
