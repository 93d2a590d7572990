import { Component, useState, type ReactNode } from 'react'
import type { HostServices } from './host-services.ts'
import type { FailureProps, RemoteDefinition } from './remote-definition.ts'

interface FailureBoundaryProps {
  readonly definition: Pick<RemoteDefinition, 'name' | 'Failure'>
  readonly host: HostServices
  /** Path of the page within: another page gets a chance of its own. */
  readonly page: string
  /** Tells the host that something is shown. A failure panel tells it too, or the host would wait for ever. */
  readonly shown: ReactNode
  readonly onCaught?: () => void
  readonly children: ReactNode
}

/** Keeps a failure of the remote inside the remote. */
export function FailureBoundary(props: FailureBoundaryProps) {
  const [attempt, setAttempt] = useState(0)
  return <CatchErrors key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />
}

interface Caught {
  readonly error: Error | null
  readonly page: string
}

class CatchErrors extends Component<FailureBoundaryProps & Pick<FailureProps, 'retry'>, Caught> {
  override state: Caught = { error: null, page: this.props.page }

  static getDerivedStateFromError(thrown: unknown): Partial<Caught> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps({ page }: FailureBoundaryProps, state: Caught): Caught | null {
    return page === state.page ? null : { error: null, page }
  }

  override componentDidCatch(thrown: unknown) {
    const { host, definition, onCaught } = this.props
    onCaught?.()
    const detail = thrown instanceof Error ? thrown.message : String(thrown)
    host.telemetry({ kind: 'render-error', remote: definition.name, detail })
  }

  override render() {
    const { definition, retry, shown, children } = this.props
    if (!this.state.error) return children
    return (
      <>
        <definition.Failure error={this.state.error} retry={retry} />
        {shown}
      </>
    )
  }
}
