import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { joinText } from '@/i18n/join'
import { routes } from '@/lib/routes'

export function JoinedSeat({ school }: { school: string }) {
  const {
    success: formatSuccess,
    opened: openedText,
    ways: linkLabels,
    mySchool: mySchoolLabel,
  } = joinText()
  const links = [
    [routes.ebook, linkLabels.books],
    [routes.digitalVideos, linkLabels.videos],
    [routes.onlineTraining, linkLabels.workshops],
    [routes.toolkit, linkLabels.toolkit],
  ] as const
  return (
    <>
      <p>{formatSuccess(school)}</p>
      <p className="mt-3">{openedText}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <ButtonLink href={routes.mySchool}>{mySchoolLabel}</ButtonLink>
      </p>
    </>
  )
}
