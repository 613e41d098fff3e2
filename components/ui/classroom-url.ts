/** Google's own page for sharing: a plain link, so that no script of theirs runs here. */
export const buildClassroomUrl = (url: string): string =>
  `https://classroom.google.com/share?url=${encodeURIComponent(url)}`
