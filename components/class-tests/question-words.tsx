import type { TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { NotationText } from './notation-text'

type Props = {
  question: TestQuestion
  language: TestLanguage
  number?: number
  marks: string
  /** Positions of the options in the order to show; that of version 1 if left out. */
  options?: number[]
  /** The words of a statement’s two options. */
  truth: [string, string]
  /** Names the right option, for the teacher only. */
  rightLabel?: string
}

/** A question as a student reads it. */
export function QuestionWords({
  question,
  language,
  number,
  marks,
  options = question.kind === 'true-false' ? [0, 1] : question.options.map((_, index) => index),
  truth,
  rightLabel,
}: Props) {
  const { kind, text, picture } = question
  const words = kind === 'true-false' ? truth : question.options
  const hasOptions = kind === 'choice' || kind === 'several' || kind === 'true-false'
  return (
    <>
      <div className="question-head">
        {number !== undefined && <strong>{`${number}.`}</strong>}
        <NotationText text={text} lang={language} />
        <span className="text-muted">{marks}</span>
      </div>
      {picture && (
        <img
          src={`/api/class-tests/pictures/${picture.fileId}`}
          alt={picture.alt}
          lang={language}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="question-picture"
        />
      )}
      {hasOptions && (
        <ol className="question-options">
          {options.map((position, index) => {
            const isRight = rightLabel !== undefined && question.right.includes(position)
            return (
              <li key={position} className={isRight ? 'is-right' : undefined}>
                <span>{`(${String.fromCharCode(65 + index)})`}</span>
                <span>
                  <NotationText text={words[position] ?? ''} lang={language} />
                  {isRight && (
                    <>
                      {' ✓'}
                      <span className="sr-only"> {rightLabel}</span>
                    </>
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </>
  )
}
