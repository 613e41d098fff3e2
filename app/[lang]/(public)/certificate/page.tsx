import { redirect } from 'next/navigation'
import { CertificateCheckForm } from '@/components/certificates/certificate-check-form'
import { PageHead } from '@/components/site/page-head'
import { certificateText } from '@/i18n/certificate'
import { toNumberSlug } from '@/lib/certificates/number'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: certificateText().check.title,
  robots: { index: false },
}))

type Props = { searchParams: Promise<{ number?: string | string[] }> }

/** A plain GET form, so that it works without scripts. */
export default async function CheckCertificatePage({ searchParams }: Props) {
  const { title, lede } = certificateText().check
  const numberSlug = toNumberSlug((await searchParams).number)
  if (numberSlug) redirect(routes.certificate(numberSlug))
  return (
    <main className="page-width page-main">
      <PageHead title={title} lede={lede} picture="certificate" />
      <div className="mt-8 max-w-xl">
        <CertificateCheckForm />
      </div>
    </main>
  )
}
