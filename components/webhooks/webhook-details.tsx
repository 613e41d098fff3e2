import type { ReactNode } from 'react'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { webhooksText } from '@/i18n/webhooks'
import type { DeliveryPage, ShownWebhook } from '@/lib/webhooks/list'
import { Deliveries } from './deliveries'

type Props = {
  webhook: ShownWebhook
  deliveries: DeliveryPage
  /** Of the API, without the id. */
  path: string
  urls: { list: string; own: string }
  renewForm: ReactNode
}

export function WebhookDetails({ webhook, deliveries, path, urls, renewForm }: Props) {
  const text = webhooksText()
  const { id, url, events, state, failingSince, waiting } = webhook
  return (
    <>
      <div className="mt-5 grid max-w-3xl gap-3">
        <p>
          <Badge tone={state === 'active' ? 'free' : undefined}>{text.states[state]}</Badge>
        </p>
        <p className="break-all">{url}</p>
        {state === 'failing' || state === 'ended' ? (
          <Alert tone="warning">{text.explanations[state]}</Alert>
        ) : (
          <p>{text.explanations[state]}</p>
        )}
        {state === 'active' && failingSince && (
          <Alert tone="warning">{text.failingSince(text.moment(failingSince))}</Alert>
        )}
        {waiting > 0 && <p>{text.waiting(waiting)}</p>}
        <ul className="list-disc pl-6">
          {events.map((event) => (
            <li key={event}>{text.events[event]}</li>
          ))}
        </ul>
      </div>
      <WebhookActions {...{ id, state, path, list: urls.list }} />
      <Deliveries page={deliveries} url={urls.own} path={state === 'active' && `${path}/${id}`} />
      {state !== 'ended' && (
        <section aria-labelledby="secret" className="mt-12 grid max-w-xl gap-4">
          <h2 id="secret">{text.secret.heading}</h2>
          <p>{text.secret.renewText}</p>
          {webhook.formerSecretUntil && (
            <p>{text.secret.former(text.moment(webhook.formerSecretUntil))}</p>
          )}
          {renewForm}
        </section>
      )}
    </>
  )
}

type WebhookActionsProps = { id: string; state: ShownWebhook['state']; path: string; list: string }

/** Pause and resume are one button, so that its message stays when the page is loaded again. */
function WebhookActions({ id, state, path, list }: WebhookActionsProps) {
  const { actions: text } = webhooksText()
  const isActive = state === 'active'
  return (
    <section aria-labelledby="actions" className="mt-10 max-w-3xl">
      <h2 id="actions">{text.heading}</h2>
      <div className="mt-4 flex flex-wrap items-start gap-4">
        {isActive && <ActionButton label={text.test} path={`${path}/${id}/test`} isImmediate />}
        {state !== 'ended' && (
          <ActionButton
            key="pause"
            label={isActive ? text.pause : text.resume}
            path={`${path}/${id}/${isActive ? 'pause' : 'resume'}`}
            isImmediate
          />
        )}
        <ActionButton label={text.remove} path={`${path}/${id}/remove`} redirectTo={list} />
      </div>
    </section>
  )
}
