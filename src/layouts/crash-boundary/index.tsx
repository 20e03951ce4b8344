import { Component, type ReactNode } from "react"
import { CrashView } from "../crash-page"
import { errorMessages } from "./messages"

interface Props {
  /** Route of the page shown: another page has another chance. */
  path: string
  /** What the page shows: in develop, mended content has another chance. */
  data?: object
  children: ReactNode
}

interface State extends Pick<Props, "path" | "data"> {
  crash?: { error: unknown }
}

/** Shows what was thrown in place of the parts that threw it; what stands around the boundary stays. */
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
