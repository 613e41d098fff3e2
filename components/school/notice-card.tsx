import { site } from '@/base/site'
import { schoolInviteWords } from '@/words/school-invite'
import { QrCode } from './qr-code'

type Props = {
  school: string
  url: string
  /** None on a link from before there were codes. */
  code: string | null
  /** Where the code is typed, without `https://`. */
  typedAt: string
  lastDay?: string
}

/** One A5 sheet for the board in the staff room. */
export function NoticeCard({ school, url, code, typedAt, lastDay }: Props) {
  const { card, byLink } = schoolInviteWords()
  return (
    <article className="notice-card">
      <p className="font-display text-2xl font-extrabold">{site.name}</p>
      <h2 className="mt-4 text-3xl">{school}</h2>
      <p className="mt-1 font-display text-2xl font-semibold">{card.head}</p>
      <p className="mt-4">{card.brings}</p>
      <QrCode text={url} label={byLink.code(school)} className="mx-auto mt-4 w-3/5" />
      <p className="mt-3 font-semibold">{card.how}</p>
      {code ? (
        <>
          <p className="mt-3">{card.orType(typedAt)}</p>
          <p className="mt-1 font-mono text-4xl font-bold">{code}</p>
        </>
      ) : (
        <p className="mt-2 text-[0.95rem] break-all">
          {card.orAddress} {url}
        </p>
      )}
      {lastDay && <p className="mt-3">{card.until(lastDay)}</p>}
    </article>
  )
}
