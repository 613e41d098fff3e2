import ICAL from 'ical.js'

/** Checks a calendar against RFC 5545 and RFC 5546, by hand and with a parser. */

type CalendarLine = { name: string; value: string }

const MAX_LINE_BYTES = 75
/** Required so that calendars can store, move and cancel an entry. */
const REQUIRED_PROPERTIES = [
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'SEQUENCE',
  'ORGANIZER',
  'SUMMARY',
  'STATUS',
]
const UTC_PROPERTIES = ['DTSTAMP', 'DTSTART', 'DTEND', 'LAST-MODIFIED', 'CREATED']
const UTC_PATTERN = /^\d{8}T\d{6}Z$/
const TEXT_PROPERTIES = ['SUMMARY', 'DESCRIPTION', 'LOCATION']
const MAX_CLOCK_SKEW_MS = 5_000

export function findCalendarFaults(text: string, now = new Date()): string[] {
  const lines = unfoldLines(text)
  const events = splitEvents(lines)
  const faults = [
    ...findByteFaults(text),
    ...findNestingFaults(lines),
    ...findHeaderFaults(lines),
    ...events.flatMap((event) => findEventFaults(event, findMethod(lines), now)),
  ]
  const ids = events.map((event) => findValue(event, 'UID'))
  if (new Set(ids).size !== ids.length) faults.push('two entries have one UID')
  return [...faults, ...findParserFaults(text, events.length)]
}

function findByteFaults(text: string): string[] {
  const faults: string[] = []
  if (!text.endsWith('\r\n')) faults.push('the last line does not end')
  if (/[\r\n]/.test(text.replaceAll('\r\n', ''))) faults.push('a line ends without CRLF')
  const body = text.slice(0, text.endsWith('\r\n') ? -2 : undefined)
  for (const line of body.split('\r\n')) {
    if (line === '') faults.push('an empty line')
    if (Buffer.byteLength(line) > MAX_LINE_BYTES) faults.push(`longer than 75 octets: ${line}`)
  }
  if (!text.isWellFormed() || text.includes('\uFFFD')) faults.push('a fold cuts a character')
  if ([...text].some(isControl)) faults.push('a control character')
  return faults
}

const isControl = (char: string) => (char < ' ' && !'\r\n\t'.includes(char)) || char === '\u007f'

function findNestingFaults(lines: CalendarLine[]): string[] {
  const openNames: string[] = []
  for (const { name, value } of lines) {
    if (name === 'BEGIN') openNames.push(value)
    if (name === 'END' && openNames.pop() !== value) return [`END:${value} closes nothing`]
  }
  const isSingleCalendar = lines[0]?.value === 'VCALENDAR' && lines.at(-1)?.value === 'VCALENDAR'
  return [
    ...openNames.map((name) => `${name} is not closed`),
    ...(isSingleCalendar ? [] : ['no single calendar']),
  ]
}

function findHeaderFaults(lines: CalendarLine[]): string[] {
  const header = lines.slice(0, lines.findIndex(({ value }) => value === 'VEVENT') >>> 0)
  const faults = ['VERSION', 'PRODID', 'METHOD'].flatMap((name) => findCountFaults(header, name))
  if (findValue(header, 'VERSION') !== '2.0') faults.push('VERSION is not 2.0')
  return faults
}

function findEventFaults(event: CalendarLine[], method: string, now: Date): string[] {
  const readValue = (name: string) => findValue(event, name)
  const faults = REQUIRED_PROPERTIES.flatMap((name) => findCountFaults(event, name))
  const addFaultIf = (isWrong: boolean, fault: string) =>
    isWrong && faults.push(`${fault}: ${readValue('UID')}`)
  for (const name of UTC_PROPERTIES)
    addFaultIf(readValue(name) !== '' && !UTC_PATTERN.test(readValue(name)), `${name} is not UTC`)
  for (const name of ['DTSTAMP', 'LAST-MODIFIED', 'CREATED'])
    addFaultIf(
      parseTimestamp(readValue(name)) > now.getTime() + MAX_CLOCK_SKEW_MS,
      `${name} is in the future`,
    )
  addFaultIf(
    parseTimestamp(readValue('DTEND')) <= parseTimestamp(readValue('DTSTART')),
    'ends before it starts',
  )
  addFaultIf(!/^\d+$/.test(readValue('SEQUENCE')), 'SEQUENCE is no number')
  addFaultIf(!/^mailto:[^@\s]+@[^@\s]+$/i.test(readValue('ORGANIZER')), 'ORGANIZER is no email')
  addFaultIf(!/^(TENTATIVE|CONFIRMED|CANCELLED)$/.test(readValue('STATUS')), 'STATUS is unknown')
  addFaultIf(
    method === 'CANCEL' && readValue('STATUS') !== 'CANCELLED',
    'CANCEL without its status',
  )
  addFaultIf(
    event.some(({ name }) => name === 'ATTENDEE'),
    'ATTENDEE in what is published',
  )
  for (const name of TEXT_PROPERTIES)
    addFaultIf(/(^|[^\\])(\\\\)*([;,]|\\[^\\;,nN])/.test(readValue(name)), `${name} is not escaped`)
  return faults
}

function findParserFaults(text: string, expected: number): string[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const eventCount = calendar.getAllSubcomponents('vevent').length
    return eventCount === expected ? [] : [`the parser finds ${eventCount} of ${expected} entries`]
  } catch (error) {
    return [`the parser refuses it: ${error}`]
  }
}

const unfoldLines = (text: string): CalendarLine[] =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const separatorIndex = line.search(/[:;]/)
      return {
        name: line.slice(0, separatorIndex).toUpperCase(),
        value: line.slice(findValueStart(line)),
      }
    })

function findValueStart(line: string): number {
  let isQuoted = false
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted
    if (line[index] === ':' && !isQuoted) return index + 1
  }
  return line.length
}

function splitEvents(lines: CalendarLine[]): CalendarLine[][] {
  const events: CalendarLine[][] = []
  let openEvent: CalendarLine[] | undefined
  for (const line of lines) {
    if (line.name === 'END' && line.value === 'VEVENT' && openEvent) {
      events.push(openEvent)
      openEvent = undefined
    }
    openEvent?.push(line)
    if (line.name === 'BEGIN' && line.value === 'VEVENT') openEvent = []
  }
  return events
}

const findValue = (lines: CalendarLine[], name: string) =>
  lines.find((line) => line.name === name)?.value ?? ''
const findMethod = (lines: CalendarLine[]) => findValue(lines, 'METHOD')

function findCountFaults(lines: CalendarLine[], name: string): string[] {
  const count = lines.filter((line) => line.name === name).length
  return count === 1 ? [] : [`${name} stands ${count} times`]
}

/** Parses `20261128T043000Z`; NaN if there is none. */
const parseTimestamp = (value: string) =>
  Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
