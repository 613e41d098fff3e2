import 'server-only'
import { isIP } from 'node:net'
import * as z from 'zod'

/** The domain below which each school's website has a host name of its own. */

export const SCHOOL_SITE_SETTINGS = {
  SITES_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .max(200, 'must have at most 200 characters')
    .regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
      'must be a domain name without scheme, port or star, such as sites.example',
    )
    .optional(),
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((server) => server.trim()))
    .refine(
      (servers) => servers.every(isDnsServer),
      'must be IP addresses, such as 9.9.9.9, 1.1.1.1:53',
    )
    .optional(),
}

/** An IPv4 address, or an IPv6 address in brackets, with or without a port. */
function isDnsServer(text: string): boolean {
  const [host = '', port = '53'] = text.startsWith('[')
    ? text.slice(1).split(']:')
    : text.split(':')
  const isPort = /^\d{1,5}$/.test(port) && Number(port) < 65_536
  return isIP(host.replace(']', '')) !== 0 && isPort
}

const schoolSiteSettings = z.object(SCHOOL_SITE_SETTINGS)

/** Only our own server reads the host of a request, so another host would link to pages that do not exist. */
export function readSitesDomain(
  { SITES_DOMAIN }: z.output<typeof schoolSiteSettings>,
  isOnVercel: boolean,
): string | undefined {
  if (SITES_DOMAIN && isOnVercel)
    throw new Error(
      'SITES_DOMAIN does not work on Vercel. Remove it; schools’ websites stay at /s/<slug>.',
    )
  return SITES_DOMAIN
}
