import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { routes } from '@/lib/routes'
import type { SiteMessagePage } from '@/lib/school-sites/messages'

type Props = {
  messages: SiteMessagePage
  /** The school's own. */
  email: { email: string; isConfirmed: boolean }
}

export function SiteMessages({ messages: { rows, next }, email: { email, isConfirmed } }: Props) {
  const text = schoolSiteEditorText().messages
  return (
    <section aria-labelledby="site-messages" className="mt-12 grid max-w-3xl grid-cols-1 gap-5">
      <p>
        <Link href={routes.schoolEnquiries} prefetch={false} className={buttonClass('secondary')}>
          {schoolEnquiriesText().open}
        </Link>
      </p>
      <h2 id="site-messages">{text.heading}</h2>
      {isConfirmed ? (
        <p className="wrap-anywhere">{text.confirmed(email)}</p>
      ) : (
        <>
          <Alert tone="warning">
            <p className="wrap-anywhere">{text.unconfirmed(email)}</p>
          </Alert>
          <ActionButton label={text.sendLink} path="/api/school/email" isImmediate />
        </>
      )}
      {rows.length === 0 && <p>{text.none}</p>}
      <ul className="rows">
        {rows.map((message) => (
          <SiteMessageItem key={message.id} message={message} />
        ))}
      </ul>
      {next && (
        <p>
          <Link
            href={`${routes.schoolWebsite}?after=${encodeURIComponent(next)}#site-messages`}
            className={buttonClass('secondary')}
          >
            {text.older}
          </Link>
        </p>
      )}
    </section>
  )
}

function SiteMessageItem({ message }: { message: SiteMessagePage['rows'][number] }) {
  const { messages: text, moment } = schoolSiteEditorText()
  const { id, name, email, message: words, mailId, when } = message
  return (
    <li className="grid gap-2">
      <p className="font-semibold wrap-anywhere">{text.from(name, email)}</p>
      <p className="text-muted">{moment(when)}</p>
      <p className="text-muted">{mailId ? text.emailed : text.notEmailed}</p>
      <blockquote className="quoted-text" dir="auto">
        {words}
      </blockquote>
      <ActionButton
        label={text.remove}
        name={text.removeOf(name)}
        path={`/api/school/website/messages/${id}/remove`}
      />
    </li>
  )
}
