import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { loginFor, registerFor, routes } from '@/lib/routes'
import { joinWords } from '@/words/join'
import { JoinAnswer } from './join-answer'

type Props = {
  token: string
  school: string
  role: 'teacher' | 'coordinator'
  lastDay: string
}

/** The school, what it will see, and the question. The same for everyone who has the link. */
export function InvitationQuestion({ token, school, role, lastDay }: Props) {
  const words = joinWords()
  const leads = role === 'coordinator'
  const back = routes.join(token)
  return (
    <>
      <h1 className="underlined">{leads ? words.asksCoordinator(school) : words.asks(school)}</h1>
      <p className="lede mt-4">{leads ? words.ledeCoordinator : words.lede}</p>
      <p className="mt-3">{words.until(lastDay)}</p>
      <section aria-labelledby="sees" className="mt-7">
        <h2 id="sees" className="text-2xl">
          {words.sees}
        </h2>
        <ul className="ticks mt-4">
          {words.seen.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4">{words.unseen}</p>
        <p className="mt-2">{words.free}</p>
      </section>
      <div className="mt-8">
        <div className="when-out grid gap-4">
          <p>{words.first}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={registerFor(back)}>{words.register}</ButtonLink>
            <ButtonLink href={loginFor(back)} tone="quiet">
              {words.login}
            </ButtonLink>
            <Link href={routes.home} prefetch={false} className="inline-flex min-h-11 items-center">
              {words.decline}
            </Link>
          </p>
        </div>
        <JoinAnswer token={token} school={school} role={role} />
      </div>
    </>
  )
}
