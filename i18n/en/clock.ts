export const clock = {
  /** Each with the hour it starts at. Non-breaking spaces keep a time on one line. */
  partsOfDay: '0 {}\u00a0AM|12 {}\u00a0PM',
  /** For visitors in other time zones. */
  indian: '{}\u00a0IST',
}
