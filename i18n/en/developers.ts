import { site } from '@/base/site'
import { list } from './common/list'

export const developers = {
  title: 'For developers',
  description:
    'Read your school’s teachers, sessions, certificates, hours and invoices with a program, and invite teachers. Examples in curl, JavaScript and Python.',
  lede: `Your school’s software can read its data at ${site.name} and write some of it. You need a token and five minutes.`,
  link: 'Connect your school’s software: guide for developers',
  first: {
    heading: 'Your first request',
    steps: list(
      'A coordinator logs in, opens My school, then API.',
      'The coordinator makes a token, and gives it the permissions that the program needs.',
      'Save the token in the variable UNS_TOKEN. Then run this command.',
    ),
    curl: 'curl',
    answer: 'The answer shows the name of the token, its school, its permissions and its last day.',
  },
  lists: {
    heading: 'Read a list to its end',
    text: 'A page has at most 100 rows. While “next” is not null, send it as “after” with the same parameters.',
    javaScript: 'JavaScript, with Node.js: all teachers',
    python: 'Python: the training hours of all teachers',
  },
  writing: {
    heading: 'Write',
    text: 'Send JSON. A program writes in the name of the coordinator or manager who made its token. The rules of the pages apply.',
    curl: 'curl: invite a teacher',
  },
  calls: {
    heading: 'All calls',
    text: 'A school’s token reaches its own school only. A manager’s token names the school with “school”, and reads people session by session with “session”.',
    description: 'Description in OpenAPI 3.1, with all fields',
    scope: (scope: string) => `Permission: ${scope}.`,
    noScope: 'Every token.',
    params: 'Parameters:',
    about: {
      'GET /api/v1/token': 'The token itself.',
      'GET /api/v1/schools': 'The school; for a manager, all schools.',
      'GET /api/v1/seats': 'How many seats are used, invited and free.',
      'GET /api/v1/terms': 'The terms with their seats.',
      'GET /api/v1/teachers': 'Teachers with a seat.',
      'GET /api/v1/live-sessions': 'Live sessions; for a manager, also drafts.',
      'GET /api/v1/in-house-sessions': 'Sessions that the school holds itself.',
      'GET /api/v1/registrations': 'Registrations for a live session. Managers only.',
      'GET /api/v1/attendance': 'Who attended which live session, in this school year.',
      'GET /api/v1/certificates': 'Certificates of this school year.',
      'GET /api/v1/hours': 'Training minutes of each teacher in this school year.',
      'GET /api/v1/invoices': 'Invoices, receipts and credit notes.',
      'POST /api/v1/invitations': 'Invites a teacher. Schools only.',
      'POST /api/v1/live-sessions': 'Creates a draft of a live session. Managers only.',
      'POST /api/v1/live-sessions/{id}/attendance':
        'Records attendance at a live session. Managers only.',
      'POST /api/v1/in-house-sessions/{id}/attendance':
        'Records attendance at an in-house session. Schools only.',
    },
  },
  rules: list(
    {
      heading: 'Tokens',
      points: list(
        'Send the token in the header Authorization only, never in a URL. A URL with a token gets an error.',
        'A token starts with unsapi_ and ends with a checksum, so that secret scanners find it.',
        'It works for one year at most. It ends when its maker loses the role, resets a password or recovers the account.',
        'The API is for servers: it sends no CORS headers, and no cookie opens it.',
      ),
    },
    {
      heading: 'Answers',
      points: list(
        'Ids never change. Times are ISO 8601 in UTC; days, such as those of a term, are days in India.',
        'An error has a sentence in “msg”. Status 422 also names each wrong field in “errors”.',
        '401: the token does not work. 403: it lacks a permission, or the school has no running term. 404: there is no such record for this token.',
        'A list has an ETag. Send it as If-None-Match: 304 means that nothing changed. Answers are private, so no proxy may keep them.',
      ),
    },
    {
      heading: 'Limits',
      points: list(
        'A token has 600 requests a minute. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset say how many are left, and for how many seconds.',
        'Status 429 has the header Retry-After. Wait that many seconds.',
      ),
    },
    {
      heading: 'Changes',
      points: list(
        'New fields, calls and parameters can appear in version 1 at any time. Ignore fields that you do not know.',
        'Nothing is renamed or removed in version 1. If a call must end, its answers carry the headers Deprecation and Sunset for at least twelve months before. We also write to everyone with a token.',
      ),
    },
  ),
}
