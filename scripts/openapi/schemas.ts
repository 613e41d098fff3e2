import * as z from 'zod/mini'
import type { RequestSchema } from '@/lib/api/guard-handler'

/** What a form sends, before its values are converted. Checks in code have no counterpart. */
export function toBodySchema(schema: RequestSchema) {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return body
}

const text = { type: 'string' }
const createContent = (schema: object) => ({ content: { 'application/json': { schema } } })

/** Fields may be added, so others than these are not excluded; a format says more than its pattern. */
function toAnswerSchema(schema: RequestSchema) {
  const { $schema: _, ...answer } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern
      if (jsonSchema.type !== 'integer') return
      delete jsonSchema.minimum
      delete jsonSchema.maximum
    },
  })
  return answer
}

type ParameterSchemas = {
  properties?: Record<string, object>
  required?: string[]
}

/** One for each field of the query's schema. */
export function toQueryParameters(schema: RequestSchema) {
  const { properties = {}, required = [] } = toBodySchema(schema) as ParameterSchemas
  return Object.entries(properties).map(([name, parameter]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema: parameter },
  }))
}

export const toAnswerResponse = (schema: RequestSchema) => ({
  description: 'What was asked for.',
  ...createContent(toAnswerSchema(schema)),
})

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
