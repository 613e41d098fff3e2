const DAY_MS = 24 * 60 * 60 * 1_000

/** Such as `2026-11-28`; Swedish dates have this form. In UTC it is another day until 5:30 in the morning. */
export const findDayInIndia = (daysAhead = 0) =>
  new Date(Date.now() + daysAhead * DAY_MS).toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' })
