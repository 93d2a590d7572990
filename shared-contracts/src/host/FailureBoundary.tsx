import { Component, useLayoutEffect, useState, type ReactNode } from 'react'
import type { HostServices } from './host-services.ts'
import type { FailureProps, RemoteDefinition } from './remote-definition.ts'

interface FailureBoundaryProps {
  readonly definition: Pick<RemoteDefinition, 'name' | 'Failure'>
  readonly host: HostServices
  /** Path of the current page: another page is tried afresh. */
  readonly page: string
  /**
   * Reports to the host that something is shown. It follows a failure panel as well, or the host would wait for
   * ever.
   */
  readonly shown: ReactNode
  readonly onCaught?: () => void
  /** Called while React still renders: the document is still unchanged. */
  readonly onFailing?: (() => void) | undefined
  /** Called once the panel is in the document, before `shown` reports it. */
  readonly onFailed?: ((error: Error) => void) | undefined
  readonly children: ReactNode
}

/** Keeps a failure of the remote inside the remote. A page that fails again after Retry needs a new document. */
export function FailureBoundary(props: FailureBoundaryProps) {
  const { page, host } = props
  const [tried, setTried] = useState({ page, attempt: 0 })
  const retry = () => {
    if (host.reload && tried.attempt > 0 && tried.page === page) host.reload()
    else setTried({ page, attempt: tried.attempt + 1 })
  }
  return <CatchErrors key={tried.attempt} {...props} retry={retry} />
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

  override componentDidCatch() {
    this.props.onCaught?.()
  }

  override render() {
    const { definition, host, retry, shown, onFailing, onFailed, children } = this.props
    const { error } = this.state
    if (!error) return children
    onFailing?.()
    const tell = () => {
      const { name } = definition
      host.telemetry({ kind: 'render-error', remote: name, detail: error.message, error })
      onFailed?.(error)
    }
    return (
      <>
        <definition.Failure error={error} retry={retry} />
        <Told key={String(error)} tell={tell} />
        {shown}
      </>
    )
  }
}

/** Reports a failure once, before the siblings after it report that something is shown. */
function Told({ tell }: { readonly tell: () => void }) {
  // Once per error: the key is the error.
  useLayoutEffect(tell, [])
  return null
}
