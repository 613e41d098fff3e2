import 'server-only'

/** `asha+1@…` and `asha+2@…` end in one mailbox. */
export function mailbox(address: string) {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  return `${name.split('+', 1)[0]}@${host}`
}
