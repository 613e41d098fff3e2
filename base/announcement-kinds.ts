/** News needs consent; the other audiences get operational emails. */
export const ANNOUNCEMENT_AUDIENCES = [
  'news',
  'members',
  'coordinators',
  'school',
  'board',
  'district',
  'tag',
  'schools',
  'registered',
  'absent',
] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]
