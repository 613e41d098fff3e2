import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CodeForm } from '@/components/school/code-form'
import { PageHead } from '@/components/site/page-head'
import { routes } from '@/lib/routes'
import { readCode } from '@/lib/schools/staff-code'
import { joinWords } from '@/words/join'

export const generateMetadata = (): Metadata => ({
  title: joinWords().code.title,
  robots: { index: false },
})

type Props = { searchParams: Promise<{ code?: string | string[] }> }

/** To type a staff room's code; the form is an ordinary one, and its result is the invitation. */
export default async function JoinByCodePage({ searchParams }: Props) {
  const { title, lede } = joinWords().code
  const { code } = await searchParams
  const typed = typeof code === 'string' ? code : undefined
  const read = typed && readCode(typed)
  if (read) redirect(routes.join(read))
  return (
    <main className="page-width page-main">
      <PageHead title={title} lede={lede} picture="staffroom" />
      <div className="mt-8 max-w-xl">
        <CodeForm typed={typed} />
      </div>
    </main>
  )
}
