/** The site's own facts. What differs from one owner to the next is a setting; see `owner.ts`. */
export const site = {
  name: 'UNS',
  tagline: 'Lessons, workshops and books for teachers of grades 6 to 12',
  copyrightYear: 2025,
  weeklySession: '10:00 AM',
} as const
