import Link from 'next/link'
import { routes } from '@/lib/routes'
import { profileRoomWords } from '@/words/profile-rooms'
import { PROFILE_WAYS } from './ways'

export function ProfileWays() {
  const { heading, ways } = profileRoomWords()
  return (
    <nav aria-label={heading}>
      <ul className="rows">
        {PROFILE_WAYS.map((name) => (
          <li key={name} className="grid gap-x-6 sm:grid-cols-[12rem_1fr] sm:items-baseline">
            <Link
              href={routes[name]}
              prefetch={false}
              className="inline-flex min-h-11 items-center"
            >
              {ways[name].title}
            </Link>
            <span className="text-muted">{ways[name].about}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
