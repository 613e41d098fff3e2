import ICAL from 'ical.js'

/** A calendar by RFC 5545 and, for its method, RFC 5546: says what is wrong with it, by hand and by a parser. */

type Line = { name: string; value: string }

const MAX_OCTETS = 75
/** What every entry must say so that calendars file it, move it and cancel it. */
const REQUIRED = [
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'SEQUENCE',
  'ORGANIZER',
  'SUMMARY',
  'STATUS',
]
const IN_UTC = ['DTSTAMP', 'DTSTART', 'DTEND', 'LAST-MODIFIED', 'CREATED']
const UTC = /^\d{8}T\d{6}Z$/
const TEXTS = ['SUMMARY', 'DESCRIPTION', 'LOCATION']
/** Clocks of two machines differ a little. */
const SKEW_MS = 5_000

export function calendarFaults(text: string, now = new Date()): string[] {
  const lines = unfolded(text)
  const events = eventsIn(lines)
  const faults = [
    ...bytesFaults(text),
    ...nestingFaults(lines),
    ...headFaults(lines),
    ...events.flatMap((event) => eventFaults(event, methodOf(lines), now)),
  ]
  const ids = events.map((event) => valueIn(event, 'UID'))
  if (new Set(ids).size !== ids.length) faults.push('two entries have one UID')
  return [...faults, ...parserFaults(text, events.length)]
}

function bytesFaults(text: string): string[] {
  const faults: string[] = []
  if (!text.endsWith('\r\n')) faults.push('the last line does not end')
  if (/[\r\n]/.test(text.replaceAll('\r\n', ''))) faults.push('a line ends without CRLF')
  const body = text.slice(0, text.endsWith('\r\n') ? -2 : undefined)
  for (const line of body.split('\r\n')) {
    if (line === '') faults.push('an empty line')
    if (Buffer.byteLength(line) > MAX_OCTETS) faults.push(`longer than 75 octets: ${line}`)
  }
  if (!text.isWellFormed() || text.includes('\uFFFD')) faults.push('a fold cuts a character')
  if ([...text].some(isControl)) faults.push('a control character')
  return faults
}

const isControl = (char: string) => (char < ' ' && !'\r\n\t'.includes(char)) || char === '\u007f'

function nestingFaults(lines: Line[]): string[] {
  const open: string[] = []
  for (const { name, value } of lines) {
    if (name === 'BEGIN') open.push(value)
    if (name === 'END' && open.pop() !== value) return [`END:${value} closes nothing`]
  }
  const isOne = lines[0]?.value === 'VCALENDAR' && lines.at(-1)?.value === 'VCALENDAR'
  return [...open.map((name) => `${name} is not closed`), ...(isOne ? [] : ['no single calendar'])]
}

function headFaults(lines: Line[]): string[] {
  const head = lines.slice(0, lines.findIndex(({ value }) => value === 'VEVENT') >>> 0)
  const faults = ['VERSION', 'PRODID', 'METHOD'].flatMap((name) => countFault(head, name))
  if (valueIn(head, 'VERSION') !== '2.0') faults.push('VERSION is not 2.0')
  return faults
}

function eventFaults(event: Line[], method: string, now: Date): string[] {
  const value = (name: string) => valueIn(event, name)
  const faults = REQUIRED.flatMap((name) => countFault(event, name))
  const say = (isWrong: boolean, fault: string) =>
    isWrong && faults.push(`${fault}: ${value('UID')}`)
  for (const name of IN_UTC) say(value(name) !== '' && !UTC.test(value(name)), `${name} is not UTC`)
  for (const name of ['DTSTAMP', 'LAST-MODIFIED', 'CREATED'])
    say(momentOf(value(name)) > now.getTime() + SKEW_MS, `${name} is in the future`)
  say(momentOf(value('DTEND')) <= momentOf(value('DTSTART')), 'ends before it starts')
  say(!/^\d+$/.test(value('SEQUENCE')), 'SEQUENCE is no number')
  say(!/^mailto:[^@\s]+@[^@\s]+$/i.test(value('ORGANIZER')), 'ORGANIZER is no email')
  say(!/^(TENTATIVE|CONFIRMED|CANCELLED)$/.test(value('STATUS')), 'STATUS is unknown')
  say(method === 'CANCEL' && value('STATUS') !== 'CANCELLED', 'CANCEL without its status')
  say(
    event.some(({ name }) => name === 'ATTENDEE'),
    'ATTENDEE in what is published',
  )
  for (const name of TEXTS)
    say(/(^|[^\\])(\\\\)*([;,]|\\[^\\;,nN])/.test(value(name)), `${name} is not escaped`)
  return faults
}

function parserFaults(text: string, expected: number): string[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const found = calendar.getAllSubcomponents('vevent').length
    return found === expected ? [] : [`the parser finds ${found} of ${expected} entries`]
  } catch (error) {
    return [`the parser refuses it: ${error}`]
  }
}

const unfolded = (text: string): Line[] =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.search(/[:;]/)
      return { name: line.slice(0, at).toUpperCase(), value: line.slice(valueAt(line)) }
    })

/** Behind the first colon that no quotation marks hold. */
function valueAt(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    if (line[at] === ':' && !isQuoted) return at + 1
  }
  return line.length
}

function eventsIn(lines: Line[]): Line[][] {
  const events: Line[][] = []
  let open: Line[] | undefined
  for (const line of lines) {
    if (line.name === 'END' && line.value === 'VEVENT' && open) {
      events.push(open)
      open = undefined
    }
    open?.push(line)
    if (line.name === 'BEGIN' && line.value === 'VEVENT') open = []
  }
  return events
}

const valueIn = (lines: Line[], name: string) =>
  lines.find((line) => line.name === name)?.value ?? ''
const methodOf = (lines: Line[]) => valueIn(lines, 'METHOD')

function countFault(lines: Line[], name: string): string[] {
  const count = lines.filter((line) => line.name === name).length
  return count === 1 ? [] : [`${name} stands ${count} times`]
}

/** Of `20261128T043000Z`; nothing for what is not there. */
const momentOf = (value: string) =>
  Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
