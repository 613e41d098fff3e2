import type { MetadataRoute } from 'next'
import { site } from '@/base/site'
import { frameText } from '@/i18n/frame'
import { getLanguageTag } from '@/i18n/language'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: frameText().tagline,
    lang: getLanguageTag(),
    start_url: '/',
    display: 'browser',
    background_color: '#faf4e4',
    theme_color: '#fffdf7',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
