import type { MetadataRoute } from 'next'
import { fullAddress } from '@/base/owner'
import { routes } from '@/lib/routes'

const pages = [
  routes.home,
  routes.about,
  routes.contact,
  routes.subscription,
  routes.subscriptionRegister,
  routes.register,
  routes.login,
  routes.lms,
  routes.collaborativeProjects,
  routes.industry,
  routes.privacyPolicy,
  routes.termsAndConditions,
]

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map((path) => ({ url: fullAddress(path) }))
}
