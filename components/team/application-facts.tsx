import Link from 'next/link'
import { Fact } from '@/components/school/fact'
import { routes } from '@/lib/routes'
import type { Application } from '@/lib/schools/queries/desk-applications'
import { deskSchoolsWords } from '@/words/desk-schools'
import { FIELD_NAMES, fieldLabels } from './school-fields'
import { stateLabel } from './state-label'

/** What the form says, all sixteen fields, and how it stands. */
export function ApplicationFacts({ form }: { form: Application }) {
  const words = deskSchoolsWords()
  const labels = fieldLabels()
  const { state, kind, since, decidedAt, reason, reference, sender, declaredAt, questions } = form
  const decided = decidedAt && words.day(decidedAt)
  return (
    <section aria-labelledby="fields">
      <p className="font-semibold">{words.decided(stateLabel(form), decided)}</p>
      {reason && <p dir="auto">{words.reason(reason)}</p>}
      <p className="text-muted">
        {`${words.sent(words.kinds[kind], words.day(since))}. ${words.reference(reference)}`}
      </p>
      {state === 'received' && (
        <a href="#decision" className="inline-flex min-h-11 items-center md:hidden">
          {words.toDecision}
        </a>
      )}
      <h2 id="fields" className="mt-6">
        {words.fields}
      </h2>
      <dl className="rows mt-3">
        {FIELD_NAMES.map((name) => (
          <Fact key={name} name={labels[name]}>
            <span dir="auto">{form.fields[name] || words.nothing}</span>
          </Fact>
        ))}
        <Fact name={words.declaration}>{words.declared(words.day(declaredAt))}</Fact>
        <Fact name={words.sender}>{sender ?? words.noSender}</Fact>
      </dl>
      <Link
        href={routes.teamSchool(form.schoolId)}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {words.openSchool}
      </Link>
      {questions.length > 0 && <Questions questions={questions} />}
    </section>
  )
}

function Questions({ questions }: Pick<Application, 'questions'>) {
  const words = deskSchoolsWords()
  return (
    <>
      <h2 className="mt-6">{words.questions}</h2>
      {questions.map(({ id, text, by, at }) => (
        <div key={id} className="mt-3">
          <p>{words.asked(by ?? words.someone, words.day(at))}</p>
          <blockquote className="said" dir="auto">
            {text}
          </blockquote>
        </div>
      ))}
    </>
  )
}
