import { Alert } from '@/components/ui/alert'
import { Button, buttonLook } from '@/components/ui/button'
import { loginFor, routes } from '@/lib/routes'
import { type ReaderFault, readerWords } from '@/words/reader'

type FaultPanelProps = { fault: ReaderFault; file: string; retry: () => void }

/** Below the pages that did arrive, which stay readable. Its links leave the frame. */
export function FaultPanel({ fault, file, retry }: FaultPanelProps) {
  const words = readerWords()
  return (
    <Alert tone="error" role="alert" className="book-fault">
      <p>{words.faults[fault]}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={retry}>{words.again}</Button>
        {fault === 'closed' ? (
          <a
            href={loginFor(routes.ebook)}
            target="_top"
            className={`${buttonLook('secondary')} text-indigo!`}
          >
            {words.logIn}
          </a>
        ) : (
          <a
            href={file}
            target="_blank"
            rel="noopener"
            className={`${buttonLook('secondary')} text-indigo!`}
          >
            {words.openFile}
          </a>
        )}
      </p>
    </Alert>
  )
}
