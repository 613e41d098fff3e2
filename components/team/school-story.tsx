import type { termsForTeam } from '@/lib/schools/queries/desk-schools'
import type { storyOf } from '@/lib/schools/queries/office'
import { deskSchoolsWords } from '@/words/desk-schools'
import { stateLabel } from './state-label'

type Props = {
  story: Awaited<ReturnType<typeof storyOf>>
  terms: Awaited<ReturnType<typeof termsForTeam>>
}

/** What the school has asked for so far, and the terms it has had. */
export function SchoolStory({ story, terms }: Props) {
  const words = deskSchoolsWords()
  const { school } = words
  return (
    <section aria-labelledby="story">
      <h2 id="story">{words.story}</h2>
      <ul className="rows mt-3">
        {terms.map(({ id, firstDay, lastDay, seats, note }) => (
          <li key={id}>
            <p>{school.term(words.longDay(firstDay), words.longDay(lastDay), seats)}</p>
            {note && (
              <p className="text-muted" dir="auto">
                {school.note(note)}
              </p>
            )}
          </li>
        ))}
        {story.map(({ reference, kind, state, sentAt, decidedAt, reason }) => (
          <li key={reference}>
            <p>{words.sent(words.kinds[kind], words.day(sentAt))}</p>
            <p>{words.decided(stateLabel({ state, reason }), decidedAt && words.day(decidedAt))}</p>
            {reason && <p dir="auto">{words.reason(reason)}</p>}
            <p className="text-muted">{words.reference(reference)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
