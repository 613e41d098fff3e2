import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routes'
import { siteOrigin } from '@/lib/site'

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
  return pages.map((path) => ({ url: new URL(path, siteOrigin).toString() }))
}
