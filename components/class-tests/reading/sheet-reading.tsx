'use client'

import { useMemo } from 'react'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { classReadingText } from '@/i18n/class-reading'
import {
  MAX_SECTION_CHARACTERS,
  type ReadableTest,
  type StoredSheet,
} from '@/lib/class-tests/kinds'
import { computeResults } from '@/lib/class-tests/results/class-results'
import { useStudentNames } from '@/lib/client/class-tests/student-names'
import { useHydrated } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import { NamesPanel } from '../names-panel'
import { CameraPanel } from './camera-panel'
import { describeLast, describeTotal } from './describe-last'
import { LivePanel } from './live-panel'
import { OutboxPanel } from './outbox-panel'
import { PhotoPanel } from './photo-panel'
import { SheetQuestion } from './sheet-question'
import { type ReadMarks, TwoSheets } from './two-sheets'
import { useKeptPage } from './use-kept-page'
import { useSheetReading } from './use-sheet-reading'

type Props = {
  test: ReadableTest
  sheets: StoredSheet[]
  /** From this browser, without a connection. */
  isKept?: true
}

export function SheetReading({ test, sheets: storedAtStart, isKept }: Props) {
  const text = classReadingText()
  const isHydrated = useHydrated()
  const names = useStudentNames(test.group.id)
  const reading = useSheetReading(test, storedAtStart)
  const opensOffline = useKeptPage(test, isKept ?? false)
  const { sheets, stored, queue, unsent, question } = reading
  const results = useMemo(() => computeResults(test.questions, sheets), [test, sheets])
  const nameRoll = (rollNumber: number) =>
    [rollNumber, names.names[rollNumber]].filter(Boolean).join(' ')
  const nameStudent = (rollNumber: number, section: string) => {
    const name = section ? undefined : names.names[rollNumber]
    return [text.student(rollNumber, section), name].filter(Boolean).join(', ')
  }
  const describeMarks = (sheet: ReadMarks) => describeTotal(test, sheet)
  const last = describeLast(test, reading.last, nameStudent)
  const [conflict] = unsent.differing
  return (
    <div
      className="mt-4 grid items-start gap-x-12 gap-y-8 lg:grid-cols-aside-wide"
      {...LOADS_SCRIPTS.now}
    >
      <div className="grid gap-6">
        <noscript>
          <p className="alert alert-warning">{text.noScript}</p>
        </noscript>
        {question && <SheetQuestion {...{ question, nameStudent, describeMarks }} />}
        {!question && conflict && (
          <Alert tone="warning" role="alert" className="grid gap-4">
            <h2>{text.ask.heading}</h2>
            <TwoSheets
              known={conflict.stored}
              sheet={conflict.sheet}
              {...{ nameStudent, describeMarks }}
              onKeep={() => void queue.drop(conflict.sheet)}
              onReplace={() => void queue.add({ ...conflict.sheet, replaces: conflict.stored.id })}
              onOtherRoll={(rollNumber) => void queue.add({ ...conflict.sheet, rollNumber })}
            />
          </Alert>
        )}
        <CameraPanel last={last} read={reading.read} />
        <PhotoPanel read={reading.read} />
        <p className="text-muted">{text.privacy}</p>
        <Field
          label={text.section}
          hint={text.sectionHint}
          value={reading.section}
          maxLength={MAX_SECTION_CHARACTERS}
          autoComplete="off"
          disabled={!isHydrated}
          onChange={({ target }) => reading.setSection(target.value.trim())}
        />
      </div>
      <div className="grid gap-6">
        <OutboxPanel
          state={unsent}
          stored={stored.length}
          opensOffline={opensOffline}
          onRetry={queue.retry}
        />
        <LivePanel
          results={results}
          groupId={test.group.id}
          rollNumbers={test.group.rollNumbers}
          nameRoll={nameRoll}
        />
        <NamesPanel {...names} />
      </div>
    </div>
  )
}
