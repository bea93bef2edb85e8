import { Component, type ReactNode } from "react"

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (error: unknown) => ReactNode
  /** Identifies the page: when it changes, the children are rendered again (E2). */
  resetKey?: string
}

type State = { failure: { error: unknown } | null; resetKey: string | undefined }

/** Shows a fallback in place of children that throw. Without a boundary, React would remove the whole site (E2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    // Gatsby replaces React's error handlers with its own, which log nothing.
    console.error("error caught while a page was rendered", error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.fallback(failure.error)
  }
}
