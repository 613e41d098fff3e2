import { buttonClass } from '@/components/ui/button'
import { teamFeedbackText } from '@/i18n/team-feedback'
import type { FeedbackComments, FeedbackResults } from '@/lib/live-sessions/feedback'
import { FEEDBACK_SCORES } from '@/lib/live-sessions/kinds'
import { routes } from '@/lib/routes'
import { PaginationLinks } from '../public-sessions/pagination-links'

type Props = {
  id: string
  presentCount: number
  results: FeedbackResults
  comments: FeedbackComments
  after?: string
}

export function SessionFeedback({ id, presentCount, results, comments, after }: Props) {
  const text = teamFeedbackText()
  return (
    <section aria-labelledby="feedback" className="mt-10">
      <h2 id="feedback">{text.heading}</h2>
      {results.count === 0 ? (
        <p className="mt-3">{text.none}</p>
      ) : (
        <>
          <p className="mt-3">
            {text.count(results.count, presentCount)} {text.privacy}
          </p>
          <ScoreTable results={results} />
          <p className="mt-4">
            <a
              href={`/api/team/sessions/${id}/feedback`}
              download
              className={buttonClass('secondary')}
            >
              {text.csv.button}
            </a>
          </p>
          <CommentList comments={comments} />
          <PaginationLinks
            path={routes.teamSession(id)}
            query={{ tab: 'feedback', after }}
            next={comments.next}
          />
        </>
      )}
    </section>
  )
}

function ScoreTable({ results }: { results: FeedbackResults }) {
  const text = teamFeedbackText()
  return (
    <table aria-label={text.heading} className="records mt-4 max-w-3xl">
      <thead>
        <tr>
          <th scope="col">{text.question}</th>
          <th scope="col" className="is-number">
            {text.average}
          </th>
          {FEEDBACK_SCORES.map((score) => (
            <th key={score} scope="col" className="is-number">
              {score}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['usefulness', 'clarity'] as const).map((question) => (
          <tr key={question}>
            <th scope="row">
              <div className="record-name">{text.questions[question]}</div>
            </th>
            <td className="is-number" data-label={text.average}>
              {text.outOf(results[question].average ?? 0)}
            </td>
            {FEEDBACK_SCORES.map((score, index) => (
              <td key={score} className="is-number" data-label={text.score(score)}>
                {results[question].counts[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CommentList({ comments: { comments } }: { comments: FeedbackComments }) {
  const text = teamFeedbackText()
  return (
    <>
      <h3 className="mt-6">{text.comments}</h3>
      {comments.length === 0 && <p className="mt-2">{text.noComments}</p>}
      <ul className="mt-2 max-w-3xl divide-y divide-rule">
        {comments.map(({ key, comment }) => (
          <li key={key} dir="auto" className="py-3 whitespace-pre-line wrap-anywhere">
            {comment}
          </li>
        ))}
      </ul>
    </>
  )
}
