import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routes'
import { siteOrigin } from '@/lib/site'

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
    sitemap: new URL('/sitemap.xml', siteOrigin).toString(),
  }
}
