import { site } from '@/base/site'
import { QrCode } from '@/components/school/qr-code'
import { schoolInviteText } from '@/i18n/school-invite'

type Props = {
  school: string
  url: string
  /** Null on links from before codes existed. */
  code: string | null
  /** Without `https://`, for typing. */
  typedAt: string
  lastDay?: string
}

/** One A5 sheet for the staff room. */
export function NoticeCard({ school, url, code, typedAt: codeEntryUrl, lastDay }: Props) {
  const { card: cardText, byLink: linkText } = schoolInviteText()
  return (
    <article className="notice-card">
      <p className="font-display text-2xl font-extrabold">{site.name}</p>
      <h2 className="mt-4 text-3xl">{school}</h2>
      <p className="mt-1 font-display text-2xl font-semibold">{cardText.head}</p>
      <p className="mt-4">{cardText.brings}</p>
      <QrCode text={url} label={linkText.code(school)} className="mx-auto mt-4 w-3/5" />
      <p className="mt-3 font-semibold">{cardText.how}</p>
      {code ? (
        <>
          <p className="mt-3">{cardText.orType(codeEntryUrl)}</p>
          <p className="mt-1 font-mono text-4xl font-bold">{code}</p>
        </>
      ) : (
        <p className="mt-2 text-aside break-all">
          {cardText.orAddress} {url}
        </p>
      )}
      {lastDay && <p className="mt-3">{cardText.until(lastDay)}</p>}
    </article>
  )
}
