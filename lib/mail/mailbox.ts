import 'server-only'

/** `asha+1@…` and `asha+2@…` reach one mailbox. */
export function normalizeMailbox(email: string) {
  const [localPart = '', host = ''] = email.toLowerCase().split('@')
  return `${localPart.split('+', 1)[0]}@${host}`
}
