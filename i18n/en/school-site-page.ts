const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** Words of the frame around what a school has typed. */
export const schoolSitePage = {
  skip: 'Skip to the content',
  preview: {
    header: 'Preview: header',
    nav: 'Preview: menu',
    main: 'Preview: content',
    footer: 'Preview: footer',
  },
  map: 'Show on a map',
  fileSize: (bytes: number) =>
    bytes < MEGABYTE
      ? `(PDF, ${Math.ceil(bytes / KILOBYTE)} KB)`
      : `(PDF, ${(bytes / MEGABYTE).toFixed(1)} MB)`,
  until: (day: string) => `Until ${day}`,
  noNotices: 'There are no notices at the moment.',
  contact: { phone: 'Phone', email: 'Email', address: 'Address', hours: 'Office hours' },
  events: {
    none: 'No dates are planned at the moment.',
    calendar: 'Add these dates to a calendar',
  },
  video: {
    play: (title: string) => `Play from YouTube: ${title}`,
    open: 'Open on YouTube',
  },
  unfilled: 'This block is empty. Visitors do not see it.',
  hosted: 'Website with UNS',
  write: 'Write to the school',
  report: 'Report this website',
  missingTitle: 'Page not found',
  missing: 'There is no page at this address. Check the address for typing mistakes.',
  goneTitle: 'This website has ended',
  gone: 'The school’s subscription is over, so its website is no longer here.',
  validUntil: (day: string) => `Valid until ${day}`,
  notApplicable: 'Not applicable',
  yes: 'Yes',
  no: 'No',
}
