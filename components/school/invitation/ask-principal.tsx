import { absoluteUrl } from '@/base/owner'
import { ShareActions } from '@/components/ui/share-actions'
import { stripMarks } from '@/i18n/english-marks'
import { subscriptionText } from '@/i18n/subscription'
import { routes } from '@/lib/routes'

/** The form in the message needs no account, because a principal rarely has one. */
export function AskPrincipal() {
  const { principal: text } = subscriptionText()
  const message = text.message(absoluteUrl(routes.subscriptionRegister))
  return (
    <section aria-labelledby="principal" className="mt-12 max-w-2xl">
      <h2 id="principal">{text.heading}</h2>
      <p className="mt-3">{text.intro}</p>
      <blockquote className="sheet mt-4 mb-4 px-5 py-4 whitespace-pre-line">{message}</blockquote>
      <ShareActions text={stripMarks(message)} subject={stripMarks(text.subject)} />
    </section>
  )
}
