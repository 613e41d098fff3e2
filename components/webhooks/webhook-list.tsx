import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { webhooksText } from '@/i18n/webhooks'
import type { ShownWebhook } from '@/lib/webhooks/list'

type Props = { webhooks: ShownWebhook[]; getUrl: (id: string) => string }

export function WebhookList({ webhooks, getUrl }: Props) {
  const text = webhooksText()
  return (
    <section aria-labelledby="webhooks" className="mt-10 max-w-3xl">
      <h2 id="webhooks">{text.list}</h2>
      {webhooks.length === 0 && <p className="mt-4">{text.none}</p>}
      <ul className="rows mt-2">
        {webhooks.map(({ id, title, url, state, waiting }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link href={getUrl(id)} prefetch={false} className="font-semibold wrap-anywhere">
                {title}
              </Link>
              <Badge tone={state === 'active' ? 'free' : undefined}>{text.states[state]}</Badge>
            </p>
            <p className="break-all text-muted">{url}</p>
            {waiting > 0 && <p>{text.waiting(waiting)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
