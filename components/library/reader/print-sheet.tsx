import { type ReactNode, type RefObject, useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { readerWords } from '@/words/reader'
import type { PrintState } from './print-job'
import { Sheet } from './sheet'
import type { usePrintJob } from './use-print-job'

type Props = {
  state: PrintState
  job: ReturnType<typeof usePrintJob>['job']
  /** Gets the focus back. */
  read: RefObject<HTMLElement | null>
  /** What to say where the file does not arrive. */
  children: ReactNode
}

/** How far the pages are, and the way out. It has no button where the one that opened it was pressed twice. */
export function PrintSheet({ state: { step, done, total }, job, read, children }: Props) {
  const words = readerWords()
  const { printing } = words
  const told = done - (done % Math.ceil(total / 10))
  useEffect(() => () => read.current?.focus({ preventScroll: true }), [read])
  return (
    <Sheet
      title={words.printBook}
      closeLabel={step === 'ready' ? words.close : printing.cancel}
      onClose={() => job.current?.end()}
      stays
    >
      <p role="status" className="sr-only">
        {step === 'ready' ? printing.ready : printing.progress(told, total)}
      </p>
      <p aria-hidden="true">{step === 'ready' ? printing.ready : printing.progress(done, total)}</p>
      <progress className="upload-bar" aria-label={words.printBook} max={total} value={done} />
      {children}
      {step === 'broken' && (
        <Alert tone="error" role="alert">
          <p>{printing.broken(done + 1)}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => job.current?.retry()}>{words.again}</Button>
            <Button look="secondary" onClick={() => job.current?.leaveOut()}>
              {printing.leaveOut}
            </Button>
          </p>
        </Alert>
      )}
      {step === 'ready' && (
        <p>
          <Button onClick={() => job.current?.print()}>{printing.print}</Button>
        </p>
      )}
    </Sheet>
  )
}
