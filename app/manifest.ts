import type { MetadataRoute } from 'next'
import { site } from '@/base/site'
import { frameWords } from '@/words/frame'
import { languageTag } from '@/words/language'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: frameWords().tagline,
    lang: languageTag(),
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
