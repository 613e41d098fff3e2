import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CheckForm } from '@/components/certificates/check-form'
import { PageHead } from '@/components/site/page-head'
import { addressOfTyped } from '@/lib/certificates/typed'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'

export const generateMetadata = (): Metadata => ({
  title: certificateWords().check.title,
  robots: { index: false },
})

type Props = { searchParams: Promise<{ number?: string | string[] }> }

/** To type a number; the form is an ordinary one, and its answer is the page of that number. */
export default async function CheckCertificatePage({ searchParams }: Props) {
  const { title, lede } = certificateWords().check
  const typed = addressOfTyped((await searchParams).number)
  if (typed) redirect(routes.certificate(typed))
  return (
    <main className="page-width page-main">
      <PageHead title={title} lede={lede} picture="certificate" />
      <div className="mt-8 max-w-xl">
        <CheckForm />
      </div>
    </main>
  )
}
