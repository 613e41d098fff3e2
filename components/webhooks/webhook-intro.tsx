import { webhooksText } from '@/i18n/webhooks'

/** The same facts for a school and for the team. */
export function WebhookIntro({ isSchools }: { isSchools: boolean }) {
  const text = webhooksText()
  return (
    <div className="mt-5 grid max-w-3xl gap-3">
      <p>{text.privacy}</p>
      {isSchools && <p>{text.belongs}</p>}
      <p>{text.secret.text}</p>
      <p>
        <a href="/api/openapi.json">{text.details}</a>
      </p>
    </div>
  )
}
