import Link from 'next/link'
import { InstitutionForm } from '@/components/forms/institution-form'
import { PageHead } from '@/components/site/page-head'
import { formPage } from '@/content/pages/subscription'
import { pageMetadata } from '@/lib/page-metadata'
import { loginFor, routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...formPage, path: routes.subscriptionForm })

export default function SubscriptionFormPage() {
  return (
    <main className="page-width page-main">
      <PageHead title={formPage.title} lede={formPage.lede} picture="stamp" />
      <p className="when-out alert alert-info mt-8 max-w-4xl">
        {formPage.note}{' '}
        <Link href={loginFor(routes.subscriptionForm)} prefetch={false}>
          {formPage.login}
        </Link>
      </p>
      <div className="sheet mt-8 max-w-4xl px-5 py-8 sm:px-10 sm:py-11">
        <InstitutionForm kind="subscription" />
      </div>
    </main>
  )
}
