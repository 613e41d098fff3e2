/** Constants of the site. Values that differ between operators are settings; see `owner.ts`. */
export const site = {
  name: 'UNS',
  copyrightYear: 2025,
  weeklySession: '10:00 AM',
} as const
