/** Odd addresses by kind, each different every time. */

export type Shape = keyof typeof SHAPES
export type Task = { url: string; shapes: Shape[]; count: number }
export type Outcome = { statuses: Record<string, number>; ms: number }

const random = () => Math.random().toString(36).slice(2, 14)
const token = () => Array.from({ length: 4 }, random).join('').slice(0, 43)
const RSC = { rsc: '1' }

export const SHAPES = {
  query: () => [`/about?q=${random()}`, {}],
  filter: () => [`/series?region=${random()}`, {}],
  'filter as parts': () => [`/series?region=${random()}&_rsc=${random()}`, RSC],
  slug: () => [`/series/${random()}`, {}],
  'slug as parts': () => [`/series/${random()}?_rsc=${random()}`, RSC],
  'encoded slug': () => [`/series/%73ee-how-it-works-${random()}`, {}],
  calendar: () => [`/series/${random()}/calendar.ics`, {}],
  path: () => [`/${random()}/${random()}`, {}],
  number: () => [`/certificate/UNS-${random()}`, {}],
  link: () => [`/confirm-email/${token()}`, {}],
  join: () => [`/join/${token()}`, {}],
  cover: () => [`/covers/${random()}`, {}],
  call: () => [`/api/${random()}`, {}],
} satisfies Record<string, () => [path: string, headers: Record<string, string>]>

export const ALL_SHAPES = Object.keys(SHAPES) as Shape[]
