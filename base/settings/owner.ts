import 'server-only'
import * as z from 'zod'

/** Who runs the site, as its pages and documents say. */
export const OWNER_SETTINGS = {
  SITE_ADDRESS: z.string().default('12 Example Street, Coimbatore, Tamil Nadu 641001'),
  SITE_PHONE: z.string().default('+91 00000 00000'),
  SITE_EMAIL: z.email('must be an email address').default('support@uns.example'),
  SITE_JURISDICTION: z.string().default('Coimbatore, Tamil Nadu'),
}

const ownerSettings = z.object(OWNER_SETTINGS)

export const readOwnerSettings = (env: z.output<typeof ownerSettings>) => ({
  address: env.SITE_ADDRESS,
  phone: env.SITE_PHONE,
  email: env.SITE_EMAIL,
  jurisdiction: env.SITE_JURISDICTION,
})
