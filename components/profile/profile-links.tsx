import Link from 'next/link'
import { accountText } from '@/i18n/account'
import { profileSectionText } from '@/i18n/profile-sections'
import { routes } from '@/lib/routes'

const SECTION_ROUTES = [
  'profileDetails',
  'profileEmail',
  'profileMails',
  'notifications',
  'changePassword',
  'passkeys',
  'profileSignIn',
  'logins',
  'myData',
] as const satisfies (keyof typeof routes)[]

type Props = { schoolName?: string; isTeamMember: boolean; hasProviders: boolean }
type ProfileLink = { href: string; title: string; about?: string }

export function ProfileLinks({ schoolName, isTeamMember, hasProviders }: Props) {
  const text = accountText().profile
  const { heading, ways: sectionTexts } = profileSectionText()
  const links: ProfileLink[] = SECTION_ROUTES.filter(
    (name) => name !== 'profileSignIn' || hasProviders,
  ).map((name) => ({
    href: routes[name],
    ...sectionTexts[name],
  }))
  if (schoolName) links.unshift({ href: routes.mySchool, title: text.school(schoolName) })
  if (isTeamMember) links.push({ href: routes.team, title: text.team })
  return (
    <nav aria-label={heading}>
      <ul className="rows">
        {links.map(({ href, title, about }) => (
          <li key={href} className="grid gap-x-6 sm:grid-cols-lead-lg sm:items-baseline">
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
