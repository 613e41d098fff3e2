import * as z from 'zod/mini'
import { createEventSchema, EVENT_DATA_SCHEMAS, type SentEvent } from '@/lib/webhooks/event-schemas'

const HEADERS = {
  'webhook-id': 'The same in each attempt: count an event once.',
  'webhook-timestamp': 'Seconds since 1970 when this attempt began.',
  'webhook-signature':
    'HMAC-SHA256 in the form of Standard Webhooks. For a day after a renewal there are two, separated by a space.',
}

const PARAMETERS = Object.entries(HEADERS).map(([name, description]) => ({
  ...{ name, description, in: 'header', required: true },
  schema: { type: 'string' },
}))

/** What a webhook gets, from the schemas that check the events in tests. */
export const createWebhookDescriptions = () =>
  Object.fromEntries(
    (Object.keys(EVENT_DATA_SCHEMAS) as SentEvent[]).map((event) => [
      event,
      { post: createDescription(event) },
    ]),
  )

function createDescription(event: SentEvent) {
  const { $schema: _, ...schema } = z.toJSONSchema(createEventSchema(event))
  return {
    parameters: PARAMETERS,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Accepted.' },
      '410': { description: 'Ends the webhook.' },
      default: { description: 'The event is sent again for three days, with growing pauses.' },
    },
  }
}
