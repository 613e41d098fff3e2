import { ButtonLink } from '@/components/site/button-link'
import { routes } from '@/lib/routes'
import { schoolInviteWords } from '@/words/school-invite'
import { Act } from './act'
import { QrCode } from './qr-code'
import { ShareLink } from './share-link'

type Props = { school: string; link: { url: string; code: string | null } | null }

/** One link for all: to copy, to send along with a text, as a code, and on a card. */
export function StaffLink({ school, link }: Props) {
  const words = schoolInviteWords().byLink
  return (
    <section aria-labelledby="by-link" className="mt-12">
      <h2 id="by-link">{words.heading}</h2>
      <p className="mt-3 max-w-2xl">{words.text}</p>
      {link ? <LinkItself school={school} {...link} /> : <NoLink />}
    </section>
  )
}

function NoLink() {
  const words = schoolInviteWords().byLink
  return (
    <div className="mt-4 grid gap-3">
      <p>{words.off}</p>
      <Act label={words.make} path="/api/school/link" atOnce />
    </div>
  )
}

type LinkProps = { school: string; url: string; code: string | null }

function LinkItself({ school, url, code }: LinkProps) {
  const words = schoolInviteWords().byLink
  return (
    <>
      <div className="mt-5 grid items-start gap-6 sm:grid-cols-[auto_1fr]">
        <QrCode text={url} label={words.code(school)} className="size-44 border border-rule" />
        <div className="grid gap-4">
          {code ? (
            <p>
              {words.typed} <strong className="font-mono text-2xl whitespace-nowrap">{code}</strong>
            </p>
          ) : (
            <p>{words.noCode}</p>
          )}
          <ShareLink url={url} text={words.message(school, url)} />
          <p>
            <ButtonLink href={routes.schoolCard} tone="quiet">
              {words.card}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="rows mt-5 max-w-2xl border-t border-rule">
        <div className="grid gap-3">
          <p>{words.renewing}</p>
          <Act label={words.renew} path="/api/school/link" />
        </div>
        <div className="grid gap-3">
          <p>{words.switchingOff}</p>
          <Act label={words.switchOff} path="/api/school/link/off" />
        </div>
      </div>
    </>
  )
}
