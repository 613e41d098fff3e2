'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { classReadingText } from '@/i18n/class-reading'
import { parseRollNumber, parseSheetNumber } from '@/lib/client/class-tests/sheet-in-hand'
import { findSheetPart } from '@/lib/client/class-tests/sheet-part'
import { nameChoice, nameDoubt } from './choice-names'
import { CutOut } from './cut-out'
import { type ReadMarks, TwoSheets } from './two-sheets'
import { TypedAnswer } from './typed-answer'
import type { PendingQuestion } from './use-sheet-reading'

type Props = {
  question: PendingQuestion
  /** With the name, if this browser keeps one. */
  nameStudent: (rollNumber: number, section: string) => string
  describeMarks: (sheet: ReadMarks) => string
}

/** Asks about the sheet in hand; the camera waits. */
export function SheetQuestion({ question, nameStudent, describeMarks }: Props) {
  const { ask: text } = classReadingText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { open, picture, answer, placed, rollNumber } = question
  const questions = placed.map((place) => place.question)
  const findPart = (number: number | null) => findSheetPart(picture, questions, number)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question gets the focus.
  useEffect(() => heading.current?.focus(), [question])
  return (
    <Alert tone="warning" className="grid gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {text.heading}
      </h2>
      {rollNumber !== null && open.kind !== 'twice' && (
        <p>{text.student(nameStudent(rollNumber, ''))}</p>
      )}
      {open.kind === 'bubbles' && (
        <>
          <p className="font-semibold">{nameDoubt(open.doubt)}</p>
          <CutOut picture={picture} rect={open.doubt.rect} />
          <div className="flex flex-wrap gap-3">
            {open.choices.map((choice) => (
              <Button
                key={choice.positions.join()}
                variant="secondary"
                onClick={() => answer({ is: 'bubbles', choice })}
              >
                {nameChoice(choice, open.doubt, placed)}
              </Button>
            ))}
          </div>
        </>
      )}
      {open.kind === 'number' && (
        <>
          <CutOut picture={picture} rect={findPart(open.question)} />
          <TypedAnswer
            key={open.question}
            label={text.numberQuestion(open.question)}
            hint={text.numberHint}
            error={text.numberInvalid}
            parse={parseSheetNumber}
            onSave={(number) => answer({ is: 'number', text: number })}
          />
        </>
      )}
      {open.kind === 'roll' && (
        <>
          <CutOut picture={picture} rect={findPart(null)} />
          <TypedAnswer
            label={text.roll}
            error={text.rollInvalid}
            parse={parseRollNumber}
            onSave={(typed) => answer({ is: 'roll', rollNumber: typed })}
          />
        </>
      )}
      {open.kind === 'twice' && (
        <TwoSheets
          {...{ ...open, nameStudent, describeMarks }}
          onKeep={() => answer({ is: 'discard' })}
          onReplace={() => answer({ is: 'replace' })}
          onOtherRoll={(typed) => answer({ is: 'roll', rollNumber: typed })}
        />
      )}
      {open.kind !== 'twice' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => answer({ is: 'discard' })}
        >
          {text.discard}
        </Button>
      )}
    </Alert>
  )
}
