import 'server-only'
import { isDay } from '@/base/day'
import type { FieldErrors } from '@/base/errors'
import { findPlaceholderFault } from '@/base/placeholders'
import type { TextField } from './fields'
import type { TextFieldValues, TextId } from './kinds'

/** Checked before a draft is published, never while it is typed. */
export function findTextFaults(
  id: TextId,
  fields: TextField[],
  changes: TextFieldValues,
): FieldErrors {
  return {
    ...(id === 'notice' && findNoticeFaults(changes)),
    ...findFieldFaults(fields, changes),
  }
}

export function findFieldFaults(fields: TextField[], changes: TextFieldValues): FieldErrors {
  const faults = fields.flatMap((field) => {
    const text = changes[field.name]
    const fault = text === undefined ? undefined : findFieldFault(field, text)
    return fault ? [[field.name, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

type TextFault = FieldErrors[string]

function findFieldFault(
  { kind, maxLength, placeholders }: TextField,
  text: string,
): TextFault | undefined {
  if (text.length > maxLength) return `tooLong:${maxLength}`
  if (placeholders) return findPlaceholderFault(text, placeholders)
  if (kind === 'phone' && !PHONE_PATTERN.test(text)) return 'phoneNumberInvalid'
  if (kind === 'day' && !isDay(text)) return 'dayInvalid'
  if (kind === 'url' && !isHttpsUrl(text)) return 'urlInvalid'
  if (kind === 'link' && !isHttpsUrl(text) && !isOwnPath(text)) return 'linkInvalid'
}

const PHONE_PATTERN = /^[+(\d][\d\s()/.-]{5,39}$/

const isHttpsUrl = (text: string) =>
  /^https:\/\/[^\s<>"]+$/i.test(text) && URL.canParse(text) && new URL(text).username === ''

/** A second slash or a backslash would lead to another site. */
const isOwnPath = (text: string) => /^\/(?!\/)[\w\-./?=&#]*$/.test(text)

/** A link needs both its URL and its text, and nothing is shown without the notice itself. */
function findNoticeFaults(changes: TextFieldValues): FieldErrors {
  const { text, link, linkText } = changes
  const hasLinkText = Object.keys(changes).some((name) => name.startsWith('linkText'))
  const faults: FieldErrors = {}
  if (!text && Object.keys(changes).length > 0) faults.text = 'noticeRequired'
  if (link && !linkText) faults.linkText = 'linkTextRequired'
  if (hasLinkText && !link) faults.link = 'linkInvalid'
  return faults
}
