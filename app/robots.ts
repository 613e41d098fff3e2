import type { MetadataRoute } from 'next'
import { fullAddress } from '@/base/owner'
import { routes } from '@/lib/routes'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        routes.ebook,
        routes.onlineTraining,
        routes.offlineTraining,
        routes.freeWebsites,
        routes.networking,
        routes.digitalVideos,
        routes.profile,
        routes.changePassword,
        '/reset-password/',
      ],
    },
    sitemap: fullAddress('/sitemap.xml'),
  }
}
