import { list } from './common/list'

type WebhookStopped = { firstname: string; title: string }

export const webhookEmail = {
  /** Shown to the team in the list of emails. */
  names: { webhookStopped: 'Webhook stopped' },
  webhookStopped: ({ firstname, title }: WebhookStopped) => ({
    subject: `The webhook “${title}” has stopped`,
    greeting: `Dear ${firstname},`,
    failing: list(
      `The receiver of the webhook “${title}” did not accept our events for more than an hour. We have paused the webhook.`,
      'Its events wait for 30 days. Its page shows each answer that we got. Resume the webhook there when its receiver works again.',
    ),
    ended: list(
      `The receiver of the webhook “${title}” answered that it wants no more events (status 410). We have ended the webhook.`,
      'Delete it on its page. Add a new webhook if you want events again.',
    ),
    button: 'Open the webhook',
  }),
}
