import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { webhooksText } from '@/i18n/webhooks'
import type { DeliveryPage, ShownDelivery } from '@/lib/webhooks/list'

/** `path` of the API sends one again; false while the webhook does not send. */
type Props = { page: DeliveryPage; url: string; path: string | false }

export function Deliveries({ page: { rows, next }, url, path }: Props) {
  const { deliveries: text } = webhooksText()
  return (
    <section aria-labelledby="deliveries" className="mt-12 max-w-3xl">
      <h2 id="deliveries">{text.heading}</h2>
      <p className="mt-2 text-muted">{text.text}</p>
      {rows.length === 0 && <p className="mt-4">{text.none}</p>}
      <ul className="rows mt-2">
        {rows.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} path={path} />
        ))}
      </ul>
      {next && (
        <p className="mt-4">
          <Link
            href={`${url}?after=${encodeURIComponent(next)}#deliveries`}
            className={buttonClass('secondary')}
          >
            {text.older}
          </Link>
        </p>
      )}
    </section>
  )
}

function Delivery({ delivery, path }: { delivery: ShownDelivery; path: string | false }) {
  const { deliveries: text, events, moment, problems } = webhooksText()
  const { id, event, createdAt, dueAt, deliveredAt, attempts, status, milliseconds, problem } =
    delivery
  const name = Object.hasOwn(events, event) ? events[event as keyof typeof events] : event
  const state = dueAt ? 'waiting' : deliveredAt ? 'delivered' : 'failed'
  const facts = [
    moment(createdAt),
    text.attempts(attempts),
    status !== null && text.status(status),
    milliseconds !== null && text.took(milliseconds),
    dueAt && attempts > 0 && text.next(moment(dueAt)),
  ]
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <Badge tone={state === 'delivered' ? 'free' : undefined}>{text[state]}</Badge>
      </p>
      <p className="text-muted">{facts.filter(Boolean).join(', ')}</p>
      {problem && <p>{problems[problem]}</p>}
      <DeliveryContent delivery={delivery} />
      {path && !dueAt && (
        <ActionButton
          label={text.again}
          name={text.againOf(name, moment(createdAt))}
          path={`${path}/deliveries/${id}/send`}
          isImmediate
        />
      )}
    </li>
  )
}

/** As text: a receiver writes what it wants. */
function DeliveryContent({ delivery }: { delivery: ShownDelivery }) {
  const { deliveries: text } = webhooksText()
  const { headers, payload, response, attempts } = delivery
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <details>
      <summary className="cursor-pointer py-2.5">{text.request}</summary>
      <p className="mt-2 font-semibold">{text.sent}</p>
      <pre lang="en" className="mt-1 text-sm break-all whitespace-pre-wrap">
        {`${lines.join('\n')}\n\n${formatJson(payload)}`}
      </pre>
      {attempts > 0 && (
        <>
          <p className="mt-3 font-semibold">{text.answer}</p>
          {response ? (
            <pre lang="en" dir="auto" className="mt-1 text-sm break-all whitespace-pre-wrap">
              {response}
            </pre>
          ) : (
            <p>{text.noAnswer}</p>
          )}
        </>
      )}
    </details>
  )
}

/** Easier to read; what was sent has no spaces. */
const formatJson = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2)
