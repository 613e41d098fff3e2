import { addLanguage, splitLanguage } from '@/lib/language-paths'

/** An unknown type or property is a fault, so that none slips in. */

type JsonLdNode = Record<string, unknown>
type JsonLdCheck = (value: unknown, page: JsonLdPage) => boolean
type JsonLdShape = { required: Record<string, JsonLdCheck>; optional?: Record<string, JsonLdCheck> }

export type JsonLdPage = {
  url: string
  now: Date
  isPublic: (path: string) => boolean
}

const JSON_LD_SCRIPTS = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

export const parseJsonLd = (html: string): JsonLdNode[] =>
  [...html.matchAll(JSON_LD_SCRIPTS)].map(([, json = '']) => JSON.parse(json))

export function findStructuredDataFaults(rootNodes: JsonLdNode[], page: JsonLdPage): string[] {
  const nodes = rootNodes.flatMap(collectNodes)
  const definedIds = new Set(nodes.flatMap((node) => (node['@type'] ? [node['@id']] : [])))
  return [
    ...rootNodes.flatMap((rootNode) =>
      rootNode['@context'] === 'https://schema.org' ? [] : ['a fact without its context'],
    ),
    ...nodes.flatMap((node) => findNodeFaults(node, page, definedIds)),
    ...nodes.flatMap((node) =>
      /Event$/.test(String(node['@type'])) ? findEventFaults(node, page) : [],
    ),
    ...nodes.flatMap((node) =>
      node['@type'] === 'BreadcrumbList' ? findBreadcrumbFaults(node, page) : [],
    ),
  ]
}

function collectNodes(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(collectNodes)
  if (typeof value !== 'object' || value === null) return []
  const children = Object.values(value).flatMap(collectNodes)
  return '@graph' in value ? children : [value as JsonLdNode, ...children]
}

function findNodeFaults(node: JsonLdNode, page: JsonLdPage, definedIds: Set<unknown>): string[] {
  const type = node['@type']
  if (type === undefined)
    return definedIds.has(node['@id'])
      ? []
      : [`${node['@id']} is referred to and nowhere described`]
  const shape = SHAPES[String(type)]
  if (!shape) return [`${type} is no type that this site uses`]
  const checks = { ...shape.required, ...shape.optional }
  const missingNames = Object.keys(shape.required).filter((name) => !(name in node))
  return [
    ...missingNames.map((name) => `${type} lacks ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => {
      if (name.startsWith('@')) return []
      const check = checks[name]
      if (!check) return [`${type} has an unknown ${name}`]
      return check(value, page) ? [] : [`${type} has an odd ${name}: ${JSON.stringify(value)}`]
    }),
  ]
}

const isText: JsonLdCheck = (value) =>
  typeof value === 'string' && value.trim() === value && value !== ''
const isPositiveNumber: JsonLdCheck = (value) => Number.isInteger(value) && Number(value) > 0
const isBoolean: JsonLdCheck = (value) => typeof value === 'boolean'
const isUrl: JsonLdCheck = (value) =>
  typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
const isIndianTime: JsonLdCheck = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const oneOf =
  (...values: unknown[]): JsonLdCheck =>
  (value) =>
    values.includes(value)
const schemaTermIn = (...names: string[]) =>
  oneOf(...names.map((name) => `https://schema.org/${name}`))
const oneOrMore =
  (check: JsonLdCheck): JsonLdCheck =>
  (value, page) =>
    Array.isArray(value)
      ? value.length > 0 && value.every((item) => check(item, page))
      : check(value, page)
const hasType =
  (...types: string[]): JsonLdCheck =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    types.includes(String((value as JsonLdNode)['@type']))
const duration: JsonLdCheck = (value) =>
  typeof value === 'string' && /^P(?=\d|T\d)(\d+W|(\d+D)?(T(\d+H)?(\d+M)?)?)$/.test(value)
const isSiteLanguage = oneOf('en-IN', 'hi-IN', 'ta-IN')
const isOrganisation = hasType('EducationalOrganization', 'Organization')
const author = hasType('EducationalOrganization', 'Organization', 'Person')
/** Search engines send visitors there, so the page must be public. */
const isPublicUrl: JsonLdCheck = (value, page) =>
  isUrl(value, page) && page.isPublic(new URL(String(value)).pathname)

const EVENT_SHAPE: JsonLdShape = {
  required: { name: isText, startDate: isIndianTime, location: hasType('VirtualLocation') },
  optional: {
    ...{
      description: isText,
      endDate: isIndianTime,
      previousStartDate: isIndianTime,
      url: isPublicUrl,
    },
    ...{
      image: oneOrMore(isUrl),
      organizer: isOrganisation,
      performer: oneOrMore(author),
      inLanguage: isSiteLanguage,
    },
    eventStatus: schemaTermIn('EventScheduled', 'EventCancelled', 'EventRescheduled'),
    eventAttendanceMode: schemaTermIn('OnlineEventAttendanceMode'),
    offers: hasType('Offer'),
    isAccessibleForFree: isBoolean,
    audience: hasType('EducationalAudience'),
    eventSchedule: hasType('Schedule'),
  },
}

/** Google's recommendations for an event; ours has all but the offer, which may be over. */
const RECOMMENDED_PROPERTIES = [
  ...['description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer'],
  'performer',
]

const PAGE_SHAPE: JsonLdShape = {
  required: {
    ...{ url: isPublicUrl, name: isText, description: isText, inLanguage: isSiteLanguage },
    ...{ isPartOf: hasType('WebSite'), publisher: isOrganisation },
    breadcrumb: hasType('BreadcrumbList'),
  },
}

const SHAPES: Record<string, JsonLdShape> = {
  EducationEvent: EVENT_SHAPE,
  EventSeries: EVENT_SHAPE,
  VirtualLocation: { required: { url: isPublicUrl } },
  Offer: {
    required: {},
    optional: {
      ...{ url: isPublicUrl, price: oneOf(0), priceCurrency: oneOf('INR') },
      availability: schemaTermIn('InStock', 'SoldOut'),
      category: oneOf('Free', 'Partially Free', 'Subscription', 'Paid'),
    },
  },
  Person: {
    required: {
      name: (value) => isText(value, EMPTY_PAGE) && !/\b(team|and)\b|&/i.test(String(value)),
    },
  },
  Organization: { required: { name: isText }, optional: { url: isPublicUrl } },
  EducationalOrganization: {
    required: { name: isText, url: isPublicUrl },
    optional: {
      ...{ logo: isUrl, description: isText, email: isText, address: hasType('PostalAddress') },
      telephone: (value) => typeof value === 'string' && value.startsWith('+'),
    },
  },
  PostalAddress: { required: { streetAddress: isText, addressCountry: oneOf('IN') } },
  EducationalAudience: { required: { educationalRole: isText } },
  Schedule: {
    required: {
      repeatFrequency: (value) =>
        duration(value, EMPTY_PAGE) ||
        oneOf('Daily', 'Weekly', 'Monthly', 'Yearly')(value, EMPTY_PAGE),
    },
    optional: {
      ...{ duration, startTime: (value) => /^\d\d:\d\d:\d\d$/.test(String(value)) },
      ...{
        scheduleTimezone: oneOf('Asia/Kolkata'),
        repeatCount: (value) => Number.isInteger(value),
      },
    },
  },
  WebPage: PAGE_SHAPE,
  AboutPage: PAGE_SHAPE,
  ContactPage: PAGE_SHAPE,
  WebSite: { required: { url: isPublicUrl, name: isText } },
  BreadcrumbList: { required: { itemListElement: oneOrMore(hasType('ListItem')) } },
  ListItem: {
    required: { position: (value) => Number.isInteger(value), name: isText, item: isPublicUrl },
  },
  Book: {
    required: { name: isText, author, url: isPublicUrl },
    optional: {
      ...{
        description: isText,
        image: isUrl,
        inLanguage: isSiteLanguage,
        isAccessibleForFree: isBoolean,
      },
      ...{ bookFormat: schemaTermIn('EBook'), publisher: isOrganisation },
      ...{ offers: hasType('Offer'), numberOfPages: isPositiveNumber },
    },
  },
  FAQPage: { required: { mainEntity: oneOrMore(hasType('Question')) } },
  Question: { required: { name: isText, acceptedAnswer: hasType('Answer') } },
  Answer: { required: { text: isText } },
  LearningResource: {
    required: {
      ...{ name: isText, description: isText, url: isPublicUrl, learningResourceType: isText },
      ...{ inLanguage: isSiteLanguage, isAccessibleForFree: isBoolean, publisher: isOrganisation },
    },
    optional: {
      ...{ image: isUrl, educationalLevel: isText, teaches: isText, offers: hasType('Offer') },
      audience: hasType('EducationalAudience'),
    },
  },
  Course: {
    required: {
      ...{ name: isText, description: isText, provider: isOrganisation, offers: hasType('Offer') },
      hasCourseInstance: oneOrMore(hasType('CourseInstance')),
    },
    optional: { url: isPublicUrl, inLanguage: isSiteLanguage },
  },
  CourseInstance: {
    required: { courseMode: oneOf('Online', 'Onsite', 'Blended') },
    optional: {
      ...{ courseSchedule: hasType('Schedule'), courseWorkload: duration, name: isText },
      ...{ url: isPublicUrl, startDate: isIndianTime, endDate: isIndianTime },
      inLanguage: isSiteLanguage,
    },
  },
}

const EMPTY_PAGE: JsonLdPage = { url: '', now: new Date(0), isPublic: () => false }

function findEventFaults(node: JsonLdNode, { now }: JsonLdPage): string[] {
  const type = node['@type']
  const timeOf = (name: string) => Date.parse(String(node[name]))
  const status = String(node.eventStatus).split('/').at(-1)
  const isUnavailable = status === 'EventCancelled' || timeOf('endDate') <= now.getTime()
  const availability = (node.offers as JsonLdNode | undefined)?.availability
  const rules: [string, boolean][] = [
    ['ends before it starts', timeOf('endDate') <= timeOf('startDate')],
    ['can be had though it is cancelled or over', isUnavailable && availability !== undefined],
    [
      'is moved and does not say from when',
      status === 'EventRescheduled' && !('previousStartDate' in node),
    ],
    [
      'says from when though it was not moved',
      status !== 'EventRescheduled' && 'previousStartDate' in node,
    ],
  ]
  const missingNames = RECOMMENDED_PROPERTIES.filter((name) => !(name in node))
  return [
    ...rules.flatMap(([fault, isBroken]) => (isBroken ? [`${type} ${fault}`] : [])),
    ...missingNames.map((name) => `${type} lacks the recommended ${name}`),
  ]
}

/** From home to the page itself, with every public page in between. */
function findBreadcrumbFaults(node: JsonLdNode, { url: pageUrl, isPublic }: JsonLdPage): string[] {
  const listItems = node.itemListElement as JsonLdNode[]
  const paths = listItems.map(({ item }) => new URL(String(item)).pathname)
  const { language, path } = splitLanguage(new URL(pageUrl).pathname)
  const parentPaths = path
    .split('/')
    .slice(1, -1)
    .map((_, index, segments) => `/${segments.slice(0, index + 1).join('/')}`)
  const expected = ['/', ...parentPaths.filter(isPublic), path].map((step) =>
    addLanguage(step, language),
  )
  const isNumberedFromOne = listItems.every(({ position }, index) => position === index + 1)
  return [
    ...(isNumberedFromOne ? [] : ['BreadcrumbList is not counted from one']),
    ...(String(paths) === String(expected)
      ? []
      : [`BreadcrumbList leads over ${paths} and not ${expected}`]),
  ]
}
