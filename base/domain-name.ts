const MAX_DOMAIN = 253
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** They name no host on the internet. */
const LOCAL_ENDINGS = new Set(['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'lan'])

/** As DNS writes it, with other scripts encoded; null for anything but the name of a public host. */
export function normalizeDomain(text: string): string | null {
  const typed = text.trim().replace(/\.$/, '')
  if (typed.length > MAX_DOMAIN || /[\s/:@?#\\%]/.test(typed)) return null
  if (!URL.canParse(`http://${typed}`)) return null
  const { hostname } = new URL(`http://${typed}`)
  const labels = hostname.split('.')
  const ending = labels.at(-1) ?? ''
  const isPublicHost = labels.length > 1 && /^[a-z]/.test(ending) && !LOCAL_ENDINGS.has(ending)
  const isDomain = hostname.length <= MAX_DOMAIN && labels.every((label) => LABEL.test(label))
  return isDomain && isPublicHost ? hostname : null
}

export const isSameOrBelow = (domain: string, parent: string) =>
  domain === parent || domain.endsWith(`.${parent}`)
