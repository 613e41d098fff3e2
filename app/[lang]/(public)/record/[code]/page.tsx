import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PrintedRecordCheck } from '@/components/learning/printed-record-check'
import { recordCheckText } from '@/i18n/record-check'
import { checkPrintedRecord } from '@/lib/learning/record/check'
import { describePage } from '@/lib/page-metadata'
import { getRequestId, updateRequestContext } from '@/server/contract'

export const generateMetadata = describePage(() => ({
  title: recordCheckText().title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ code: string }> }

/** Shows what the printed page shows, and whether it is still so. */
export default async function PrintedRecordPage({ params }: Props) {
  const requestHeaders = await headers()
  const result = await checkPrintedRecord((await params).code, requestHeaders)
  if (result.is !== 'record') setResponseStatus(requestHeaders, result.is === 'tooMany' ? 429 : 404)
  return (
    <main className="page-width page-main">
      <PrintedRecordCheck result={result} />
    </main>
  )
}

/** Next's `notFound()` sends an error shell that stays empty without scripts. */
function setResponseStatus(requestHeaders: Headers, status: number) {
  if (getRequestId(requestHeaders)) updateRequestContext(requestHeaders, { status })
  else if (status === 404) notFound()
}
