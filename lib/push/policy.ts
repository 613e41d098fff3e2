import 'server-only'
import { settings } from '@/base/settings'

/**
 * The browser chooses the URL that we call, so only known push services are allowed: HTTPS on the default
 * port, by host. An entry that is an origin, such as `http://127.0.0.1:4000`, is for tests.
 */
export function isAllowedEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, origin, host, username, password } = new URL(endpoint)
  if (username || password) return false
  return settings().push.services.some((service) => {
    if (service.includes('://')) return service === origin
    if (protocol !== 'https:') return false
    return service.startsWith('.') ? host.endsWith(service) : host === service
  })
}
