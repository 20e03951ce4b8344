import { Component, type ReactNode } from "react"
import { CrashView } from "../crash-page"
import { errorMessages } from "./messages"

interface Props {
  /** Route of the page shown: another page has another chance. */
  path: string
  children: ReactNode
}

interface State {
  path: string
  crash?: { error: unknown }
}

/** Shows what was thrown in place of the parts that threw it; what stands around the boundary stays. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { path, crash: undefined }
  }

  override render() {
    const { crash } = this.state
    if (!crash) return this.props.children
    return (
      <CrashView
        messages={errorMessages(crash.error)}
        onTryAgain={() => this.setState({ crash: undefined })}
      />
    )
  }
}
