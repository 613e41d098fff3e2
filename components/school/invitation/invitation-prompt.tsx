import { ButtonLink } from '@/components/site/button-link'
import { joinText } from '@/i18n/join'
import { routes, toLoginPath, toRegisterPath } from '@/lib/routes'
import type { InvitedPerson } from '@/lib/schools/join'
import { AcceptInvitation } from './accept-invitation'
import { RememberInvited } from './remember-invited'

type Props = {
  token: string
  school: string
  role: 'teacher' | 'coordinator'
  lastDay: string
  person: InvitedPerson | null
}

/** The same for everyone with the link. */
export function InvitationPrompt({ token, school, role, lastDay, person }: Props) {
  const text = joinText()
  const isCoordinator = role === 'coordinator'
  const returnPath = routes.join(token)
  return (
    <>
      <h1 className="underlined">
        {isCoordinator ? text.asksCoordinator(school) : text.asks(school)}
      </h1>
      {person && <p className="mt-4 font-semibold">{text.greeting(person.name)}</p>}
      <p className="lede mt-4">{isCoordinator ? text.ledeCoordinator : text.lede}</p>
      <p className="mt-3">{text.until(lastDay)}</p>
      <section aria-labelledby="sees" className="mt-7">
        <h2 id="sees" className="text-2xl">
          {text.sees}
        </h2>
        <ul className="ticks mt-4">
          {text.seen.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4">{text.unseen}</p>
        <p className="mt-2">{text.free}</p>
      </section>
      <div className="mt-8">
        <div className="when-out grid gap-4">
          <p>{text.first}</p>
          {person && <RememberInvited path={returnPath} person={person} />}
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={toRegisterPath(returnPath)}>{text.register}</ButtonLink>
            <ButtonLink href={toLoginPath(returnPath)} tone="quiet">
              {text.login}
            </ButtonLink>
            <a href={routes.home} className="inline-flex min-h-11 items-center">
              {text.decline}
            </a>
          </p>
        </div>
        <AcceptInvitation token={token} school={school} role={role} />
      </div>
    </>
  )
}
