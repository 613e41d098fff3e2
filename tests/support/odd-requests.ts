export type OddRequestShape = keyof typeof ODD_REQUESTS
export type OddRequestTask = { url: string; shapes: OddRequestShape[]; count: number }
export type OddRequestResult = { statuses: Record<string, number>; ms: number }

const randomText = () => Math.random().toString(36).slice(2, 14)
const randomToken = () => Array.from({ length: 4 }, randomText).join('').slice(0, 43)
const RSC_HEADERS = { rsc: '1' }

export const ODD_REQUESTS = {
  query: () => [`/about?q=${randomText()}`, {}],
  filter: () => [`/series?region=${randomText()}`, {}],
  'filter as parts': () => [`/series?region=${randomText()}&_rsc=${randomText()}`, RSC_HEADERS],
  slug: () => [`/series/${randomText()}`, {}],
  'slug as parts': () => [`/series/${randomText()}?_rsc=${randomText()}`, RSC_HEADERS],
  'encoded slug': () => [`/series/%73ee-how-it-works-${randomText()}`, {}],
  calendar: () => [`/series/${randomText()}/calendar.ics`, {}],
  path: () => [`/${randomText()}/${randomText()}`, {}],
  number: () => [`/certificate/UNS-${randomText()}`, {}],
  link: () => [`/confirm-email/${randomToken()}`, {}],
  join: () => [`/join/${randomToken()}`, {}],
  'school website': () => [`/s/${randomText()}`, {}],
  'school website page': () => [`/s/${randomText()}/${randomText()}`, {}],
  'message to a school': () => [`/website-message/${randomText()}`, {}],
  record: () => [`/record/${randomText()}`, {}],
  cover: () => [`/covers/${randomText()}`, {}],
  call: () => [`/api/${randomText()}`, {}],
} satisfies Record<string, () => [path: string, headers: Record<string, string>]>

export const ALL_ODD_SHAPES = Object.keys(ODD_REQUESTS) as OddRequestShape[]
