import type { TestQuestion } from '@/base/class-test-kinds'
import { ActionButton } from '@/components/ui/action-button'
import { testPrintText } from '@/i18n/test-print'
import { listFaultyQuestions } from '@/lib/class-tests/faults'

type Props = { id: string; questions: TestQuestion[]; isSaved: boolean }

/** The papers hold the saved test, so they wait until everything is saved and complete. */
export function FinishTest({ id, questions, isSaved }: Props) {
  const text = testPrintText()
  const isReady = questions.length > 0 && listFaultyQuestions(questions).length === 0 && isSaved
  return (
    <section className="panel grid gap-3" aria-labelledby="print-heading">
      <h2 id="print-heading">{text.heading}</h2>
      <p>{text.lede}</p>
      <p className="text-muted">{isReady ? text.freezes : text.waits}</p>
      {isReady && (
        <ActionButton label={text.finish} path={`/api/class-tests/${id}/print`} isImmediate />
      )}
    </section>
  )
}
