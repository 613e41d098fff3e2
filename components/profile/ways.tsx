import Link from 'next/link'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'
import { profileRoomWords } from '@/words/profile-rooms'

/** The rooms of the profile, in the order in which they are shown. */
const ROOMS = [
  'profileDetails',
  'profileEmail',
  'profileMails',
  'changePassword',
  'passkeys',
  'logins',
  'myData',
] as const satisfies (keyof typeof routes)[]

type Props = { school?: string; ofTeam: boolean }
type Way = { href: string; title: string; about?: string }

/** What else is one's own, from the profile. */
export function ProfileWays({ school, ofTeam }: Props) {
  const words = accountWords().profile
  const { heading, ways: rooms } = profileRoomWords()
  const ways: Way[] = ROOMS.map((name) => ({ href: routes[name], ...rooms[name] }))
  if (school) ways.unshift({ href: routes.mySchool, title: words.school(school) })
  if (ofTeam) ways.push({ href: routes.team, title: words.team })
  return (
    <nav aria-label={heading}>
      <ul className="rows">
        {ways.map(({ href, title, about }) => (
          <li key={href} className="grid gap-x-6 sm:grid-cols-[12rem_1fr] sm:items-baseline">
            <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
              {title}
            </Link>
            {about && <span className="text-muted">{about}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
