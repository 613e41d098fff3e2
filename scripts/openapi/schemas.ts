import * as z from 'zod/mini'
import type { RequestSchema } from '@/lib/api/guard-handler'

/** What a form sends, before its values are converted. Checks in code have no counterpart. */
export function toBodySchema(schema: RequestSchema) {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return body
}

const text = { type: 'string' }
const createContent = (schema: object) => ({ content: { 'application/json': { schema } } })

export const ERROR_RESPONSES = {
  responses: {
    Success: {
      description: 'What was asked for; `msg` is a sentence for the user.',
      ...createContent({ type: 'object', properties: { msg: text } }),
    },
    Error: {
      description: 'Nothing was changed; `msg` says why.',
      ...createContent({ $ref: '#/components/schemas/Error' }),
    },
    InvalidFields: {
      description: 'The body is not valid; `errors` has a sentence for each field.',
      ...createContent({ $ref: '#/components/schemas/Error' }),
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['msg'],
      properties: { msg: text, errors: { type: 'object', additionalProperties: text } },
    },
  },
}
