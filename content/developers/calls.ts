import type { ApiScope } from '@/base/api-scopes'

/** The table of the page for developers; a test compares it with the description of the API. */

type ApiCall = { method: 'GET' | 'POST'; path: string; scope: ApiScope | null; params: string[] }

const read = (path: string, scope: ApiScope | null, ...params: string[]): ApiCall => ({
  ...{ method: 'GET', path: `/api/v1/${path}`, scope, params },
})
const write = (path: string, scope: ApiScope): ApiCall => ({
  ...{ method: 'POST', path: `/api/v1/${path}`, scope, params: [] },
})

export const API_CALLS: ApiCall[] = [
  read('token', null),
  read('schools', 'school:read', 'limit', 'after'),
  read('seats', 'school:read', 'school'),
  read('terms', 'school:read', 'limit', 'after', 'school'),
  read('teachers', 'teachers:read', 'limit', 'after', 'school'),
  read('live-sessions', 'sessions:read', 'limit', 'after', 'from', 'to'),
  read('in-house-sessions', 'sessions:read', 'limit', 'after', 'from', 'to', 'school'),
  read('registrations', 'registrations:read', 'limit', 'after', 'session'),
  read('attendance', 'attendance:read', 'limit', 'after', 'session'),
  read('certificates', 'certificates:read', 'limit', 'after', 'session'),
  read('hours', 'hours:read', 'limit', 'after', 'school'),
  read('invoices', 'invoices:read', 'limit', 'after', 'school'),
  write('invitations', 'invitations:write'),
  write('live-sessions', 'sessions:write'),
  write('live-sessions/{id}/attendance', 'attendance:write'),
  write('in-house-sessions/{id}/attendance', 'attendance:write'),
]
