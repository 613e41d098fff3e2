import type { TestLanguage } from '@/base/class-test-kinds'
import { myTestsText } from '@/i18n/my-tests'
import { orderOfVersion, type ShuffledTest } from '@/lib/class-tests/versions'
import { QuestionWords } from './question-words'

type Props = {
  test: ShuffledTest & { title: string; language: TestLanguage }
  version: number
  truth: [string, string]
  /** Marks the right answers, for the teacher. */
  rightLabel?: string
}

export function TestPreview({ test, version, truth, rightLabel }: Props) {
  const { preview: text } = myTestsText()
  const { title, language, questions } = test
  if (questions.length === 0) return <p className="mt-4">{text.empty}</p>
  return (
    <article className="sheet preview-paper mt-4">
      <h2 lang={language} dir="auto" className="wrap-anywhere">
        {title}
      </h2>
      <ol className="grid gap-5">
        {orderOfVersion(test, version).map(({ question, options }, index) => (
          <li key={question.id} className="grid gap-2">
            <QuestionWords
              {...{ question, language, options, truth, rightLabel }}
              number={index + 1}
              marks={text.marks(question.marks)}
            />
          </li>
        ))}
      </ol>
    </article>
  )
}
