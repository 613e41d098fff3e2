import { ButtonLink } from '@/components/site/button-link'
import { joinText } from '@/i18n/join'
import { routes, toLoginPath, toRegisterPath } from '@/lib/routes'
import type { InvitedPerson } from '@/lib/schools/join'
import { AcceptInvitation } from './accept-invitation'
import { RememberInvited } from './remember-invited'
import { SeatTerms } from './seat-terms'

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
      <SeatTerms lede={isCoordinator ? text.ledeCoordinator : text.lede} lastDay={lastDay} />
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
