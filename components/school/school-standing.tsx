import { ButtonLink } from '@/components/site/button-link'
import type { SchoolDetails } from '@/lib/client/use-school-details'
import { routes } from '@/lib/routes'
import { schoolStateWords } from '@/words/school-state'

/** How the school stands, above its form. */
export function SchoolStanding({ details }: { details: SchoolDetails }) {
  const words = schoolStateWords()
  const { school, role, reference, reason, standing } = details
  const leads = role === 'coordinator'
  return (
    <section
      aria-labelledby="standing"
      className="sheet mt-8 grid max-w-4xl gap-3 px-5 py-6 sm:px-10"
    >
      <h2 id="standing" className="text-2xl">
        {leads ? school : words.teacher(school)}
      </h2>
      {said(details).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {standing === 'rejected' && reason && <p>{words.reason(reason)}</p>}
      {leads && reference && <p className="text-muted">{words.reference(reference)}</p>}
      <p className="mt-2">
        <ButtonLink href={routes.mySchool} tone="quiet">
          {words.open}
        </ButtonLink>
      </p>
    </section>
  )
}

/** What is so, and what the form below does about it. */
function said({ role, standing, term }: SchoolDetails): string[] {
  const words = schoolStateWords()
  const day = term?.lastDay ?? ''
  const is = {
    none: [],
    waiting: [words.waiting],
    rejected: [words.rejected],
    running: [words.running(day)],
    renewable: [words.running(day)],
    over: [words.ended(day)],
  }[standing]
  if (role === 'teacher') return [...is, words.teacherOnly]
  const does = {
    none: words.resends,
    waiting: words.corrects,
    rejected: words.resends,
    running: words.corrects,
    renewable: words.renews,
    over: words.renews,
  }[standing]
  return [...is, `${does} ${words.declare}`]
}
