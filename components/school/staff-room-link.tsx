import { ButtonLink } from '@/components/site/button-link'
import { ActionButton } from '@/components/ui/action-button'
import { stripMarks } from '@/i18n/english-marks'
import { schoolInviteText } from '@/i18n/school-invite'
import { routes } from '@/lib/routes'
import { QrCode } from './qr-code'
import { ShareLink } from './share-link'

type Props = { school: string; link: { url: string; code: string | null } | null }

export function StaffRoomLink({ school, link }: Props) {
  const text = schoolInviteText().byLink
  return (
    <section aria-labelledby="by-link" className="mt-12">
      <h2 id="by-link">{text.heading}</h2>
      <p className="mt-3 max-w-2xl">{text.text}</p>
      {link ? <ActiveStaffRoomLink school={school} {...link} /> : <NoStaffRoomLink />}
    </section>
  )
}

function NoStaffRoomLink() {
  const text = schoolInviteText().byLink
  return (
    <div className="mt-4 grid gap-3">
      <p>{text.off}</p>
      <ActionButton label={text.make} path="/api/school/staff-room-link" isImmediate />
    </div>
  )
}

type ActiveStaffRoomLinkProps = { school: string; url: string; code: string | null }

function ActiveStaffRoomLink({ school, url, code }: ActiveStaffRoomLinkProps) {
  const text = schoolInviteText().byLink
  return (
    <>
      <div className="mt-5 grid items-start gap-6 sm:grid-cols-start">
        <QrCode text={url} label={text.code(school)} className="size-44 border border-rule" />
        <div className="grid gap-4">
          {code ? (
            <p>
              {text.typed} <strong className="font-mono text-2xl whitespace-nowrap">{code}</strong>
            </p>
          ) : (
            <p>{text.noCode}</p>
          )}
          <ShareLink url={url} text={stripMarks(text.message(school, url))} />
          <p>
            <ButtonLink href={routes.schoolCard} tone="quiet">
              {text.card}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="rows mt-5 max-w-2xl border-t border-rule">
        <div className="grid gap-3">
          <p>{text.renewing}</p>
          <ActionButton label={text.renew} path="/api/school/staff-room-link" />
        </div>
        <div className="grid gap-3">
          <p>{text.switchingOff}</p>
          <ActionButton label={text.switchOff} path="/api/school/staff-room-link/off" />
        </div>
      </div>
    </>
  )
}
