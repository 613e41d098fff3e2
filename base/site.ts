/** The site's own facts. What differs from one owner to the next is a setting; see `owner.ts`. */
export const site = {
  name: 'UNS',
  copyrightYear: 2025,
  weeklySession: '10:00 AM',
} as const
