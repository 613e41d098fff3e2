import { type ReactNode, type RefObject, useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { readerText } from '@/i18n/reader'
import type { PrintState } from './print-job'
import { ReaderPanel } from './reader-panel'
import type { usePrintJob } from './use-print-job'

type Props = {
  state: PrintState
  job: ReturnType<typeof usePrintJob>['job']
  /** Gets the focus back. */
  returnFocusRef: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Has no button where the opening button was, so that a double click hits nothing. */
export function PrintPanel({
  state: { step, doneCount, total },
  job,
  returnFocusRef,
  children,
}: Props) {
  const text = readerText()
  const { printing: printText } = text
  const announcedCount = doneCount - (doneCount % Math.ceil(total / 10))
  useEffect(() => () => returnFocusRef.current?.focus({ preventScroll: true }), [returnFocusRef])
  return (
    <ReaderPanel
      title={text.printBook}
      closeLabel={step === 'ready' ? text.close : printText.cancel}
      onClose={() => job.current?.end()}
      isPersistent
    >
      <p role="status" className="sr-only">
        {step === 'ready' ? printText.ready : printText.progress(announcedCount, total)}
      </p>
      <p aria-hidden="true">
        {step === 'ready' ? printText.ready : printText.progress(doneCount, total)}
      </p>
      <progress className="upload-bar" aria-label={text.printBook} max={total} value={doneCount} />
      {children}
      {step === 'broken' && (
        <Alert tone="error" role="alert">
          <p>{printText.broken(doneCount + 1)}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => job.current?.retry()}>{text.again}</Button>
            <Button variant="secondary" onClick={() => job.current?.leaveOut()}>
              {printText.leaveOut}
            </Button>
          </p>
        </Alert>
      )}
      {step === 'ready' && (
        <p>
          <Button onClick={() => job.current?.print()}>{printText.print}</Button>
        </p>
      )}
    </ReaderPanel>
  )
}
