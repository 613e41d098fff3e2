import Link from 'next/link'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

type Props = { school?: string; ofTeam: boolean }

/** What else is one's own, from the profile. */
export function ProfileWays({ school, ofTeam }: Props) {
  const words = accountWords().profile
  const ways: [href: string, label: string][] = [
    [routes.passkeys, words.ways.passkeys],
    [routes.logins, words.ways.logins],
  ]
  if (school) ways.unshift([routes.mySchool, words.school(school)])
  if (ofTeam) ways.push([routes.team, words.team])
  return (
    <ul>
      {ways.map(([href, label]) => (
        <li key={href}>
          <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
