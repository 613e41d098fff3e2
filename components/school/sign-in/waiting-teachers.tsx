import { MoreSeatsLink } from '@/components/billing/more-seats-link'
import { schoolLoginText } from '@/i18n/school-login'
import type { SchoolSignIn } from '@/lib/schools/sign-in/overview'

export function WaitingTeachers({ waiting }: Pick<SchoolSignIn, 'waiting'>) {
  if (waiting.length === 0) return null
  const { waiting: text } = schoolLoginText()
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting">{text.heading(waiting.length)}</h2>
      <p>{text.text}</p>
      <MoreSeatsLink />
      <ul className="rows">
        {waiting.map(({ name, email, since }) => (
          <li key={email}>
            <span className="block font-semibold">{name}</span>
            <span className="block break-all">{email}</span>
            <span className="block text-muted">{text.since(since)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
