import type { SheetMarks } from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { classReadingText } from '@/i18n/class-reading'
import type { StoredSheet } from '@/lib/class-tests/kinds'
import { parseRollNumber } from '@/lib/client/class-tests/sheet-in-hand'
import { TypedAnswer } from './typed-answer'

export type ReadMarks = { version: number; marks: SheetMarks; typedTotal?: number | null }

type Props = {
  known: StoredSheet
  sheet: ReadMarks & { rollNumber: number; section: string }
  nameStudent: (rollNumber: number, section: string) => string
  describeMarks: (sheet: ReadMarks) => string
  onKeep: () => void
  onReplace: () => void
  onOtherRoll: (rollNumber: number) => void
}

/** One roll number, two readings. */
export function TwoSheets({
  known,
  sheet,
  nameStudent,
  describeMarks,
  onKeep,
  onReplace,
  onOtherRoll,
}: Props) {
  const { ask: text } = classReadingText()
  const earlier = known.typedTotal === null ? text.earlier : text.typed
  return (
    <>
      <p className="font-semibold">{text.twice(nameStudent(sheet.rollNumber, sheet.section))}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeep}>
          {earlier(describeMarks(known))}
        </Button>
        <Button variant="secondary" onClick={onReplace}>
          {text.newer(describeMarks(sheet))}
        </Button>
      </div>
      <TypedAnswer
        label={text.otherRoll}
        error={text.rollInvalid}
        parse={parseRollNumber}
        onSave={onOtherRoll}
      />
    </>
  )
}
