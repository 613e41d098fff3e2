import { layOutSheet, type SheetSize, toSheetQuestion } from '@/base/answer-sheet'
import type { TestQuestion } from '@/base/class-test-kinds'
import { testPrintText } from '@/i18n/test-print'

type Props = { test: { id: string; questions: TestQuestion[]; versions: number } }

/** Question paper, answer sheets and key of a finished test. */
export function PrintTest({ test: { id, questions, versions } }: Props) {
  const text = testPrintText()
  const path = `/api/class-tests/${id}`
  return (
    <section className="panel mt-6 grid max-w-4xl gap-3" aria-labelledby="print-heading">
      <h2 id="print-heading">{text.heading}</h2>
      <ul className="grid gap-2">
        <PaperLink
          href={`${path}/question-paper`}
          name={text.paper}
          hint={text.paperHint(versions)}
        />
        <SheetLink path={path} questions={questions} size="a4" />
        <SheetLink path={path} questions={questions} size="a5" />
        <PaperLink href={`${path}/answer-key`} name={text.key} hint={text.keyHint} />
      </ul>
      <ul className="text-muted list-disc pl-5">
        {text.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}

type SheetLinkProps = { path: string; questions: TestQuestion[]; size: SheetSize }

function SheetLink({ path, questions, size }: SheetLinkProps) {
  const text = testPrintText()
  const fits = layOutSheet(questions.map(toSheetQuestion), size) !== undefined
  const query = size === 'a5' ? '?size=a5' : ''
  return fits ? (
    <PaperLink
      href={`${path}/answer-sheets${query}`}
      name={text.sheet[size]}
      hint={text.sheetHint[size]}
    />
  ) : (
    <li className="text-muted">{text.tooFull[size]}</li>
  )
}

type PaperLinkProps = { href: string; name: string; hint: string }

const PaperLink = ({ href, name, hint }: PaperLinkProps) => (
  <li className="flex flex-wrap items-center gap-x-4">
    <a href={href} className="inline-flex min-h-11 items-center">
      {name}
    </a>
    <span className="text-muted">{hint}</span>
  </li>
)
