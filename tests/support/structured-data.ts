/**
 * Facts for search engines by schema.org and by what Google documents for events, breadcrumbs, books
 * and courses. Strict: a type or property that is not named here is a fault, so that none slips in.
 */

type Node = Record<string, unknown>
type Check = (value: unknown, page: Page) => boolean
type Shape = { required: Record<string, Check>; optional?: Record<string, Check> }

export type Page = {
  /** The canonical address. */
  url: string
  now: Date
  /** Whether everyone may open this path of the site. */
  isPublic: (path: string) => boolean
}

const SCRIPTS = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/** The facts that a page carries. */
export const factsIn = (html: string): Node[] =>
  [...html.matchAll(SCRIPTS)].map(([, json = '']) => JSON.parse(json))

/** What is wrong with the facts of one page; each fault names its type. */
export function structuredDataFaults(facts: Node[], page: Page): string[] {
  const nodes = facts.flatMap(nodesIn)
  const types = new Set(nodes.flatMap((node) => (node['@type'] ? [node['@id']] : [])))
  return [
    ...facts.flatMap((fact) =>
      fact['@context'] === 'https://schema.org' ? [] : ['a fact without its context'],
    ),
    ...nodes.flatMap((node) => nodeFaults(node, page, types)),
    ...nodes.flatMap((node) =>
      /Event$/.test(String(node['@type'])) ? eventFaults(node, page) : [],
    ),
    ...nodes.flatMap((node) =>
      node['@type'] === 'BreadcrumbList' ? breadcrumbFaults(node, page) : [],
    ),
  ]
}

/** All objects, however deep. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return '@graph' in value ? inside : [value as Node, ...inside]
}

function nodeFaults(node: Node, page: Page, defined: Set<unknown>): string[] {
  const type = node['@type']
  if (type === undefined)
    return defined.has(node['@id']) ? [] : [`${node['@id']} is referred to and nowhere described`]
  const shape = SHAPES[String(type)]
  if (!shape) return [`${type} is no type that this site uses`]
  const known = { ...shape.required, ...shape.optional }
  const missing = Object.keys(shape.required).filter((name) => !(name in node))
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => {
      if (name.startsWith('@')) return []
      const check = known[name]
      if (!check) return [`${type} has an unknown ${name}`]
      return check(value, page) ? [] : [`${type} has an odd ${name}: ${JSON.stringify(value)}`]
    }),
  ]
}

const text: Check = (value) => typeof value === 'string' && value.trim() === value && value !== ''
const flag: Check = (value) => typeof value === 'boolean'
const url: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
const moment: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)
const fromSchema = (...names: string[]) =>
  oneOf(...names.map((name) => `https://schema.org/${name}`))
const some =
  (check: Check): Check =>
  (value, page) =>
    Array.isArray(value)
      ? value.length > 0 && value.every((one) => check(one, page))
      : check(value, page)
const typed =
  (...types: string[]): Check =>
  (value) =>
    typeof value === 'object' && value !== null && types.includes(String((value as Node)['@type']))
const duration: Check = (value) =>
  typeof value === 'string' && /^P(?=\d|T\d)(\d+W|(\d+D)?(T(\d+H)?(\d+M)?)?)$/.test(value)
const language = oneOf('en-IN')
const organisation = typed('EducationalOrganization', 'Organization')
const author = typed('EducationalOrganization', 'Organization', 'Person')
/** Search engines send visitors there, so it is no page that turns them away. */
const publicUrl: Check = (value, page) =>
  url(value, page) && page.isPublic(new URL(String(value)).pathname)

const event: Shape = {
  required: { name: text, startDate: moment, location: typed('VirtualLocation') },
  optional: {
    ...{ description: text, endDate: moment, previousStartDate: moment, url: publicUrl },
    ...{ image: some(url), organizer: organisation, performer: some(author), inLanguage: language },
    eventStatus: fromSchema('EventScheduled', 'EventCancelled', 'EventRescheduled'),
    eventAttendanceMode: fromSchema('OnlineEventAttendanceMode'),
    offers: typed('Offer'),
    isAccessibleForFree: flag,
    audience: typed('EducationalAudience'),
    eventSchedule: typed('Schedule'),
  },
}

/** What Google recommends for an event; one of ours has all of it but the offer, which may be over. */
const RECOMMENDED = [
  ...['description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer'],
  'performer',
]

const page: Shape = {
  required: {
    ...{ url: publicUrl, name: text, description: text, inLanguage: language },
    ...{ isPartOf: typed('WebSite'), publisher: organisation },
    breadcrumb: typed('BreadcrumbList'),
  },
}

const SHAPES: Record<string, Shape> = {
  EducationEvent: event,
  EventSeries: event,
  VirtualLocation: { required: { url: publicUrl } },
  Offer: {
    required: {},
    optional: {
      ...{ url: publicUrl, price: oneOf(0), priceCurrency: oneOf('INR') },
      availability: fromSchema('InStock', 'SoldOut'),
      category: oneOf('Free', 'Partially Free', 'Subscription', 'Paid'),
    },
  },
  Person: {
    required: { name: (value) => text(value, NOWHERE) && !/\b(team|and)\b|&/i.test(String(value)) },
  },
  Organization: { required: { name: text }, optional: { url: publicUrl } },
  EducationalOrganization: {
    required: { name: text, url: publicUrl },
    optional: {
      ...{ logo: url, description: text, email: text, address: typed('PostalAddress') },
      telephone: (value) => typeof value === 'string' && value.startsWith('+'),
    },
  },
  PostalAddress: { required: { streetAddress: text, addressCountry: oneOf('IN') } },
  EducationalAudience: { required: { educationalRole: text } },
  Schedule: {
    required: {
      repeatFrequency: (value) =>
        duration(value, NOWHERE) || oneOf('Daily', 'Weekly', 'Monthly', 'Yearly')(value, NOWHERE),
    },
    optional: {
      ...{ duration, startTime: (value) => /^\d\d:\d\d:\d\d$/.test(String(value)) },
      ...{
        scheduleTimezone: oneOf('Asia/Kolkata'),
        repeatCount: (value) => Number.isInteger(value),
      },
    },
  },
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  WebSite: { required: { url: publicUrl, name: text } },
  BreadcrumbList: { required: { itemListElement: some(typed('ListItem')) } },
  ListItem: {
    required: { position: (value) => Number.isInteger(value), name: text, item: publicUrl },
  },
  Book: {
    required: { name: text, author, url: publicUrl },
    optional: {
      ...{ description: text, image: url, inLanguage: language, isAccessibleForFree: flag },
      ...{ bookFormat: fromSchema('EBook'), publisher: organisation },
    },
  },
  Course: {
    required: {
      ...{ name: text, description: text, provider: organisation, offers: typed('Offer') },
      hasCourseInstance: some(typed('CourseInstance')),
    },
    optional: { url: publicUrl, inLanguage: language },
  },
  CourseInstance: {
    required: { courseMode: oneOf('Online', 'Onsite', 'Blended') },
    optional: { courseSchedule: typed('Schedule'), courseWorkload: duration },
  },
}

const NOWHERE: Page = { url: '', now: new Date(0), isPublic: () => false }

function eventFaults(node: Node, { now }: Page): string[] {
  const type = node['@type']
  const at = (name: string) => Date.parse(String(node[name]))
  const status = String(node.eventStatus).split('/').at(-1)
  const isGone = status === 'EventCancelled' || at('endDate') <= now.getTime()
  const availability = (node.offers as Node | undefined)?.availability
  const rules: [string, boolean][] = [
    ['ends before it starts', at('endDate') <= at('startDate')],
    ['can be had though it is cancelled or over', isGone && availability !== undefined],
    [
      'is moved and does not say from when',
      status === 'EventRescheduled' && !('previousStartDate' in node),
    ],
    [
      'says from when though it was not moved',
      status !== 'EventRescheduled' && 'previousStartDate' in node,
    ],
  ]
  const lacking = RECOMMENDED.filter((name) => !(name in node))
  return [
    ...rules.flatMap(([fault, isSo]) => (isSo ? [`${type} ${fault}`] : [])),
    ...lacking.map((name) => `${type} lacks the recommended ${name}`),
  ]
}

/** From home down to the page itself; no public page that lies between is left out. */
function breadcrumbFaults(node: Node, { url: own, isPublic }: Page): string[] {
  const steps = node.itemListElement as Node[]
  const paths = steps.map(({ item }) => new URL(String(item)).pathname)
  const path = new URL(own).pathname
  const above = path
    .split('/')
    .slice(1, -1)
    .map((_, at, all) => `/${all.slice(0, at + 1).join('/')}`)
  const expected = ['/', ...above.filter(isPublic), path]
  const isCounted = steps.every(({ position }, at) => position === at + 1)
  return [
    ...(isCounted ? [] : ['BreadcrumbList is not counted from one']),
    ...(String(paths) === String(expected)
      ? []
      : [`BreadcrumbList leads over ${paths} and not ${expected}`]),
  ]
}
