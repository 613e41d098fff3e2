import { ButtonLink } from '@/components/site/button-link'
import type { SchoolDetails } from '@/lib/client/use-school-details'
import { routes } from '@/lib/routes'
import { schoolStateWords } from '@/words/school-state'
import { formPurpose, statusSentences } from './status-sentences'

/** The status of the school's subscription, above its form. */
export function SchoolStanding({ details }: { details: SchoolDetails }) {
  const words = schoolStateWords()
  const { school, role, reference, status } = details
  const leads = role === 'coordinator'
  return (
    <section
      aria-labelledby="standing"
      className="sheet mt-8 grid max-w-4xl gap-3 px-5 py-6 sm:px-10"
    >
      <h2 id="standing" className="text-2xl">
        {leads ? school : words.teacher(school)}
      </h2>
      {statusSentences(details).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{leads ? `${formPurpose(status)} ${words.declare}` : words.teacherOnly}</p>
      {leads && reference && <p className="text-muted">{words.reference(reference)}</p>}
      <p className="mt-2">
        <ButtonLink href={routes.mySchool} tone="quiet">
          {words.open}
        </ButtonLink>
      </p>
    </section>
  )
}
