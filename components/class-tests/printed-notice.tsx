import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { testEditorText } from '@/i18n/test-editor'

type Props = { id: string; hasSheets: boolean }

export function PrintedNotice({ id, hasSheets }: Props) {
  const { printed: text } = testEditorText()
  return (
    <Alert tone="info" className="mt-4 grid gap-3">
      <p>{text.text}</p>
      {!hasSheets && (
        <>
          <p>{text.openHint}</p>
          <ActionButton label={text.open} path={`/api/class-tests/${id}/open`} isImmediate />
        </>
      )}
    </Alert>
  )
}
