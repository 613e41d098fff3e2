export const clock = {
  /** Each with the hour it starts at. Non-breaking spaces keep a time on one line. */
  partsOfDay:
    '0 இரவு\u00a0{}\u00a0மணி|3 அதிகாலை\u00a0{}\u00a0மணி|6 காலை\u00a0{}\u00a0மணி|12 மதியம்\u00a0{}\u00a0மணி|14 பிற்பகல்\u00a0{}\u00a0மணி|16 மாலை\u00a0{}\u00a0மணி|19 இரவு\u00a0{}\u00a0மணி',
  /** Tamil clocks show the same time in India and Sri Lanka. */
  indian: '{}',
}
