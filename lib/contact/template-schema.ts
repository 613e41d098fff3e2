import 'server-only'
import * as z from 'zod/mini'
import { fieldError, requiredName, requiredText } from '@/base/text'
import { REPLY_PLACEHOLDERS } from './kinds'

const PLACEHOLDER = /\{([^{}\n]{0,60})\}/g

/** Names the first placeholder that a reply cannot fill. */
const hasKnownPlaceholders = z.check<string>(({ value, issues }) => {
  const unknown = [...value.matchAll(PLACEHOLDER)].find(
    ([, name = '']) => !REPLY_PLACEHOLDERS.some((known) => known === name),
  )
  if (!unknown) return
  const name = (unknown[1] ?? '').replaceAll(':', '')
  issues.push({
    ...{ code: 'custom', input: value },
    message: fieldError(`namedPlaceholderUnknown:${name}`),
  })
})

const fields = {
  name: requiredName('templateNameRequired', 80),
  text: requiredText('answerRequired', 5_000).check(hasKnownPlaceholders),
}

export const replyTemplateForm = z.object(fields)

export const replyTemplateUpdateForm = z.object({
  ...fields,
  /** As loaded, to detect edit conflicts. */
  version: z.pipe(
    z
      .string({ error: fieldError('valueInvalid') })
      .check(z.regex(/^\d{1,9}$/, fieldError('valueInvalid'))),
    z.transform(Number),
  ),
})

export type ReplyTemplateInput = z.output<typeof replyTemplateForm>
export type ReplyTemplateUpdateInput = z.output<typeof replyTemplateUpdateForm>
