// @module-tag machine
// @module-tag slow
import { expect, test } from 'vitest'
import { getInitialChoices } from '@/components/live-sessions/attendance/attendance-matches'
import {
  computeMinutesBetween,
  decodeText,
  parseAttendees,
  parseMinutes,
  parseTable,
} from '@/lib/client/attendance/attendees'
import { type AttendeeCandidate, matchToCandidates } from '@/lib/live-sessions/attendance/match'
import { measureCpuMs } from '../support/cpu-time'

const MEET = `First name,Last name,Email,Duration,Time joined,Time exited
கவிதா,முருகன்,kavitha@school.example,1 hr 5 min,9:58 AM,11:03 AM
"Rao, Dr.",Sunita,,58 min,10:02 AM,11:00 AM
`

const ZOOM = `Meeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants
812 3456 7890,"Ethics, week 3",11/21/2026 09:55:01 AM,11/21/2026 11:01:44 AM,host@uns.example,67,3

Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest
Meera Iyer (staff room),meera@school.example,11/21/2026 10:01:10 AM,11/21/2026 10:30:10 AM,29,Yes
Meera Iyer (staff room),meera@school.example,11/21/2026 10:33:00 AM,11/21/2026 11:00:59 AM,28,Yes
R. Subramanian,,11/21/2026 10:00:00 AM,11/21/2026 11:00:00 AM,60,Yes
`

const TEAMS = [
  '1. Summary',
  'Meeting title\tEthics',
  'Attended participants\t2',
  '',
  '2. Participants',
  'Name\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tParticipant ID (UPN)\tRole',
  'अनीता शर्मा\t11/21/26, 10:00:02 AM\t11/21/26, 11:02:07 AM\t1h 2m 5s\tAnita@school.example\tanita@school.example\tAttendee',
  'Joseph D’Souza\t11/21/26, 10:10:00 AM\t11/21/26, 10:40:30 AM\t30m 30s\t\t\tAttendee',
  '',
  '3. In-Meeting Activities',
  'Name\tJoin Time\tLeave Time\tDuration\tEmail\tRole',
  'Nobody Twice\t11/21/26, 10:00:02 AM\t11/21/26, 11:02:07 AM\t1h\tx@school.example\tAttendee',
].join('\r\n')

const readAttendees = (bytes: Uint8Array) => parseAttendees(parseTable(decodeText(bytes)))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

test('reads a Meet list with split names, any script and quoted commas', () => {
  expect(readAttendees(utf8(`\uFEFF${MEET}`))).toEqual([
    { name: 'கவிதா முருகன்', email: 'kavitha@school.example', minutes: 65 },
    { name: 'Rao, Dr. Sunita', email: '', minutes: 58 },
  ])
})

test('reads a Zoom list below a meeting table and merges a repeated attendee', () => {
  expect(readAttendees(utf8(ZOOM))).toEqual([
    { name: 'Meera Iyer (staff room)', email: 'meera@school.example', minutes: 57 },
    { name: 'R. Subramanian', email: '', minutes: 60 },
  ])
})

test.each([
  ['with a byte order mark', `\uFEFF${TEAMS}`],
  ['without a byte order mark', TEAMS],
])('reads a Teams list in UTF-16 %s, with tabs and other tables around it', (_, text) => {
  expect(readAttendees(utf16(text))).toEqual([
    { name: 'अनीता शर्मा', email: 'anita@school.example', minutes: 62 },
    { name: 'Joseph D’Souza', email: '', minutes: 31 },
  ])
})

test('leaves out who holds the meeting, and selects nobody who hardly stayed', () => {
  const teams = TEAMS.replace('Joseph D’Souza', 'Office UNS').replace(
    '\t30m 30s\t\t\tAttendee',
    '\t62m\toffice@uns.example\t\tOrganizer',
  )
  expect(readAttendees(utf16(teams))?.map(({ name }) => name)).toEqual(['अनीता शर्मा'])
  const host = 'UNS,host@uns.example,11/21/2026 09:55:01 AM,11/21/2026 11:01:44 AM,67,No'
  expect(readAttendees(utf8(`${ZOOM}${host}\n`))).toEqual(readAttendees(utf8(ZOOM)))

  const rowsOf = (...minutes: number[]) =>
    minutes.map((stayed, index) => ({
      ...{ name: '', email: '', minutes: stayed, as: 'matched' as const },
      ...{ people: [newCandidate(`${index}`, '', '')], invitee: null, isInvited: false },
    }))
  expect(getInitialChoices(rowsOf(62, 4, 31, 30))).toEqual({ 0: '0', 2: '2' })
  expect(getInitialChoices(rowsOf(0, 0))).toEqual({ 0: '0', 1: '1' })
})

test('reads a list resaved by a spreadsheet as Latin-1 with semicolons', () => {
  const latin1File = Buffer.from('Name;Duration\nJosé Lobo;45\n', 'latin1')
  expect(readAttendees(new Uint8Array(latin1File))).toEqual([
    { name: 'José Lobo', email: '', minutes: 45 },
  ])
})

test('rejects a file that is not an attendance list', () => {
  for (const text of [
    '',
    'Dear all,\nplease find attached',
    '%PDF-1.7',
    'Name\nMeera',
    '"'.repeat(999),
  ])
    expect(readAttendees(utf8(text)), text.slice(0, 20)).toBeNull()
})

test('parses every duration format', () => {
  const durations = ['57', '57 min', '1 hr 5 min', '1h 2m 5s', '00:57:03', '58 Min', '2h', '45s']
  expect(durations.map(parseMinutes)).toEqual([57, 57, 65, 62, 57, 58, 120, 1])
  expect(parseMinutes('soon')).toBeNull()
  expect(computeMinutesBetween('11/21/2026 10:02:11 AM', '11/21/2026 1:00:00 PM')).toBe(178)
  expect(computeMinutesBetween('2026-11-21 10:02:11', '2026-11-21 11:00:00')).toBe(58)
  expect(computeMinutesBetween('11:50 PM', '12:10 AM')).toBe(20)
  expect(computeMinutesBetween('later', '10:00')).toBeNull()
})

test('reads a megabyte of any input in five seconds of CPU time', () => {
  const cpuMs = measureCpuMs(() => {
    for (const piece of ['"', ',', '""', '(', '1h ', 'a,"b\n'])
      readAttendees(utf8(`Name,Email\n${piece.repeat(300_000)}`))
  })
  expect(cpuMs).toBeLessThan(5_000)
})

const newCandidate = (userId: string, name: string, email: string): AttendeeCandidate => ({
  userId,
  name,
  email,
})
const meera = newCandidate('1', 'Meera Iyer', 'meera@school.example')
const subramanian = newCandidate('2', 'Subramanian R', 'subbu@home.example')
const josephs = [
  newCandidate('3', 'Joseph Dsouza', 'j@a.example'),
  newCandidate('4', 'Joseph Dsouza', 'j@b.example'),
]
const kavitha = newCandidate('5', 'கவிதா முருகன்', 'kavi@home.example')
const jose = newCandidate('6', 'Jose Lobo', 'jose@home.example')
const candidates = [meera, subramanian, ...josephs, kavitha, jose]

function matchAttendee(name: string, email = '') {
  const [match] = matchToCandidates([{ name, email, minutes: 60 }], [meera], candidates)
  return match && [match.as, ...match.people.map(({ userId }) => userId)]
}

test('matches by email, then by name, and marks an ambiguous name as doubtful', () => {
  expect(matchAttendee('Staff room 2', 'meera@school.example')).toEqual(['matched', '1'])
  expect(matchAttendee('MEERA  IYER (phone)')).toEqual(['matched', '1'])
  expect(matchAttendee('Mrs. Meera Iyer')).toEqual(['matched', '1'])
  expect(matchAttendee('கவிதா முருகன்')).toEqual(['matched', '5'])
  expect(matchAttendee('José Lobo')).toEqual(['matched', '6'])
  expect(matchAttendee('Iyer, Meera')).toEqual(['doubtful', '1'])
  expect(matchAttendee('R. Subramanian')).toEqual(['doubtful', '2'])
  expect(matchAttendee('Joseph Dsouza')).toEqual(['doubtful', '3', '4'])
  expect(matchAttendee('iPhone')).toEqual(['unmatched'])
  expect(matchAttendee('')).toEqual(['unmatched'])
})

test('suggests a registered user by part of a name, and matches none by it', () => {
  const suggestions = [
    ['MRS. MEERA  IYER - PGT Physics KV Salem', '1'],
    ['Meera', '1'],
    ['GHS Madurai கவிதா முருகன்', '5'],
    ['Joseph', '3', '4'],
    ['Subramanian PGT', '2'],
  ] as const
  for (const [name, ...userIds] of suggestions)
    expect(matchAttendee(name)).toEqual(['doubtful', ...userIds])
  for (const name of ['Meera Krishnan', 'Iyer Ramesh', 'KV', 'Jo', 'R.', 'Physics'])
    expect(matchAttendee(name), name).toEqual(['unmatched'])
})
