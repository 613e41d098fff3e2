import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { PageHead } from '@/components/site/page-head'
import { routes } from '@/lib/routes'
import { mySchoolWords } from '@/words/my-school'

/** For whoever has no seat: how one comes by it. */
export function NoSchool() {
  const { none } = mySchoolWords()
  return (
    <>
      <PageHead title={none.title} lede={none.lede} picture="school" />
      <p className="mt-6 max-w-2xl">
        {none.asked}{' '}
        <Link
          href={routes.joinByCode}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {none.code}
        </Link>
      </p>
      <p className="mt-3 max-w-2xl">{none.notYet}</p>
      <p className="mt-7">
        <ButtonLink href={routes.subscriptionForm}>{none.subscribe}</ButtonLink>
      </p>
    </>
  )
}
