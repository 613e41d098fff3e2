import { Button } from '@/components/ui/button'
import { classReadingText } from '@/i18n/class-reading'
import type { UnsentSheets } from '@/lib/client/class-tests/unsent-sheets'

type Props = {
  state: UnsentSheets
  stored: number
  opensOffline: boolean
  onRetry: () => void
}

/** How many sheets wait, and for what. */
export function OutboxPanel({ state, stored, opensOffline, onRetry }: Props) {
  const { outbox: text } = classReadingText()
  const { waiting, refused, delivery, isKept } = state
  const faults = {
    ...{ idle: null, sending: text.sending, offline: text.offline },
    ...{ 'logged-out': text.loggedOut, gone: text.gone },
  }
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {text.state({ waiting: waiting.length, stored })}
      </p>
      {waiting.length > 0 && faults[delivery] && <p>{faults[delivery]}</p>}
      {opensOffline && <p className="text-muted">{text.opensOffline}</p>}
      {waiting.length > 0 && delivery === 'offline' && !opensOffline && (
        <p className="text-muted">{text.reload}</p>
      )}
      {waiting.length > 0 && !isKept && <p>{text.notKept}</p>}
      {refused.length > 0 && <p>{text.refused(refused.length)}</p>}
      {waiting.length > 0 && delivery !== 'sending' && delivery !== 'idle' && (
        <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </div>
  )
}
