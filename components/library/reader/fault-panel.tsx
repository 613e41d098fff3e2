import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { type ReaderErrorName, readerText } from '@/i18n/reader'
import { routes, toLoginPath } from '@/lib/routes'

type FaultPanelProps = { fault: ReaderErrorName; file: string; retry: () => void }

/** Below the loaded pages, which stay readable. Links leave the frame. */
export function FaultPanel({ fault, file, retry }: FaultPanelProps) {
  const text = readerText()
  return (
    <Alert tone="error" role="alert" className="book-fault">
      <p>{text.faults[fault]}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={retry}>{text.again}</Button>
        {fault === 'closed' ? (
          <a
            href={toLoginPath(routes.ebook)}
            target="_top"
            className={`${buttonClass('secondary')} text-indigo!`}
          >
            {text.logIn}
          </a>
        ) : (
          <a
            href={file}
            target="_blank"
            rel="noopener"
            className={`${buttonClass('secondary')} text-indigo!`}
          >
            {text.openFile}
          </a>
        )}
      </p>
    </Alert>
  )
}
