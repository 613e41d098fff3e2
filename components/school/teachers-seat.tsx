import { Alert } from '@/components/ui/alert'
import type { MySchool } from '@/lib/schools/queries/my-school'
import { actWords } from '@/words/acts'
import { mySchoolWords } from '@/words/my-school'
import { Fact } from './fact'
import { Leave } from './leave'
import { TermNotice } from './term-notice'

/** What a teacher sees: the school, its coordinators, until when, and the way out. */
export function TeachersSeat({ school }: { school: MySchool }) {
  const words = mySchoolWords()
  const { teacher } = words
  const { name, since, term, coordinators } = school
  return (
    <>
      <h1 className="underlined">{name}</h1>
      <p className="lede mt-4">{teacher.lede(name)}</p>
      <TermNotice {...school} />
      <section aria-labelledby="seat" className="sheet mt-8 max-w-2xl px-5 py-6 sm:px-8">
        <h2 id="seat" className="text-2xl">
          {teacher.facts}
        </h2>
        <dl className="mt-4 grid gap-4">
          <Fact name={teacher.since}>{words.day(since)}</Fact>
          {term?.standing === 'running' && (
            <Fact name={teacher.until}>{words.day(term.lastDay)}</Fact>
          )}
          <Fact name={coordinators.length > 1 ? teacher.coordinators : teacher.coordinator}>
            {coordinators.map(({ membershipId, name: person, email }) => (
              <span key={membershipId} className="block">
                <span className="block">{person}</span>
                <a href={`mailto:${email}`} className="break-all">
                  {email}
                </a>
              </span>
            ))}
          </Fact>
        </dl>
      </section>
      <div className="prose mt-8">
        <h2>{teacher.sees}</h2>
        <p>{teacher.seen}</p>
        <h2>{teacher.leave}</h2>
        <p>{teacher.leaving}</p>
      </div>
      <noscript>
        <Alert tone="warning" className="mt-4">
          {actWords().noScript}
        </Alert>
      </noscript>
      <div className="mt-4">
        <Leave label={teacher.leaveButton} />
      </div>
    </>
  )
}
