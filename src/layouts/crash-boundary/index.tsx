import { Component, type ReactNode } from "react"
import { CrashView } from "../crash-page"
import { errorMessages } from "./messages"

interface Props {
  /** Route of the current page; a new route clears the crash. */
  path: string
  /** Content of the page; in develop, changed content clears the crash. */
  data?: object
  children: ReactNode
}

interface State extends Pick<Props, "path" | "data"> {
  crash?: { error: unknown }
}

/** Shows an error instead of the children that threw it; everything outside the boundary stays. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, data: this.props.data }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ path, data }: Props, state: State): Partial<State> | null {
    const isSame = path === state.path && data === state.data
    return isSame ? null : { path, data, crash: undefined }
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
