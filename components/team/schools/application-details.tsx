import Link from 'next/link'
import { DescriptionRow } from '@/components/ui/description-row'
import { teamMessagesText } from '@/i18n/team-messages'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { TeamApplication } from '@/lib/schools/application/team-list'
import { getApplicationStateLabel } from '@/lib/team/schools/list'
import { EmailAnswerText } from '../messages/email-answer'
import { getFieldLabels, SCHOOL_FIELD_NAMES } from './school-field-labels'

export function ApplicationDetails({ application }: { application: TeamApplication }) {
  const text = teamSchoolsText()
  const labels = getFieldLabels()
  const { state, kind, since, decidedAt, reason, reference, sender, declaredAt } = application
  const { questions, received } = application
  const decidedDay = decidedAt && text.day(decidedAt)
  return (
    <section aria-labelledby="fields">
      <p className="font-semibold">
        {text.decided(getApplicationStateLabel(application), decidedDay)}
      </p>
      {reason && <p dir="auto">{text.reason(reason)}</p>}
      <p className="text-muted">
        {`${text.sent(text.kinds[kind], text.day(since))}. ${text.reference(reference)}`}
      </p>
      {state === 'received' && (
        <a href="#decision" className="inline-flex min-h-11 items-center md:hidden">
          {text.toDecision}
        </a>
      )}
      <h2 id="fields" className="mt-6">
        {text.fields}
      </h2>
      <dl className="rows mt-3">
        {SCHOOL_FIELD_NAMES.map((name) => (
          <DescriptionRow key={name} name={labels[name]}>
            <span dir="auto">{application.fields[name] || text.nothing}</span>
          </DescriptionRow>
        ))}
        <DescriptionRow name={text.declaration}>
          {text.declared(text.day(declaredAt))}
        </DescriptionRow>
        <DescriptionRow name={text.sender}>{sender ?? text.noSender}</DescriptionRow>
      </dl>
      <Link
        href={routes.teamSchool(application.schoolId)}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {text.openSchool}
      </Link>
      {questions.length > 0 && <ApplicationQuestions questions={questions} />}
      {received.length > 0 && (
        <>
          <h2 className="mt-6">{teamMessagesText().byEmail.heading}</h2>
          {received.map((answer) => (
            <EmailAnswerText key={answer.id} answer={answer} />
          ))}
        </>
      )}
    </section>
  )
}

function ApplicationQuestions({ questions }: Pick<TeamApplication, 'questions'>) {
  const text = teamSchoolsText()
  return (
    <>
      <h2 className="mt-6">{text.questions}</h2>
      {questions.map(({ id, text: questionText, by: author, at: askedAt }) => (
        <div key={id} className="mt-3">
          <p>{text.questionSent(author ?? text.someone, text.day(askedAt))}</p>
          <blockquote className="quoted-text" dir="auto">
            {questionText}
          </blockquote>
        </div>
      ))}
    </>
  )
}
