import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { PageHead } from '@/components/site/page-head'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import { AskPrincipal } from './invitation/ask-principal'

export function NoSchool() {
  const { none: text } = mySchoolText()
  return (
    <>
      <PageHead title={text.title} lede={text.lede} picture="school" />
      <p className="mt-6 max-w-2xl">
        {text.question}{' '}
        <Link
          href={routes.joinByCode}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {text.code}
        </Link>
      </p>
      <p className="mt-3 max-w-2xl">{text.notYet}</p>
      <p className="mt-7">
        <ButtonLink href={routes.subscriptionForm}>{text.subscribe}</ButtonLink>
      </p>
      <AskPrincipal />
    </>
  )
}
