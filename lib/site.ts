/** The site's own facts. What differs from one owner to the next can be set in the environment at build time. */
export const site = {
  name: 'UNS',
  tagline: 'Lessons, workshops and books for teachers of grades 6 to 12',
  address:
    process.env.NEXT_PUBLIC_SITE_ADDRESS ?? '12 Example Street, Coimbatore, Tamil Nadu 641001',
  phone: process.env.NEXT_PUBLIC_SITE_PHONE ?? '+91 00000 00000',
  email: process.env.NEXT_PUBLIC_SITE_EMAIL ?? 'support@uns.example',
  jurisdiction: process.env.NEXT_PUBLIC_SITE_JURISDICTION ?? 'Coimbatore, Tamil Nadu',
  copyrightYear: 2025,
  weeklySession: '10:00 AM',
} as const

/** Where the site lives, for canonical addresses, the sitemap and link previews. Set at build time. */
export const siteOrigin = process.env.APP_URL ?? 'http://localhost:3000'
